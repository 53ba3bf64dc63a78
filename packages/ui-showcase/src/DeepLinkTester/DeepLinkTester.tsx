import type { ComponentPropsWithRef } from 'react';
import { type LocalizedText, textIn } from '@showcase/ui';
import { inLanguage, useReadingOrder } from '@showcase/ui/internal';
import { DeepLinkCard, type DeepLink } from './DeepLinkCard.tsx';
import { Half, Halves, Hint, Items, Root } from './DeepLinkTester.styles.ts';

export interface DeepLinkTesterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the links to test, in order. */
  readonly items: readonly DeepLink[];
  /** Specifies advice, below the items, on what to check when an app doesn't open. */
  readonly hint?: LocalizedText | string | undefined;
}

/**
 * Tests deep links on a phone. Each is a real link, because iOS opens apps only from real links. If the visitor doesn't
 * leave the page, the component concludes that the app didn't open, and offers alternatives.
 */
export function DeepLinkTester(props: DeepLinkTesterProps) {
  const { items, hint, ...rest } = props;
  const order = useReadingOrder(hint);
  return (
    <Root {...rest}>
      <Items>
        {items.map((item) => (
          <DeepLinkCard key={item.url} item={item} />
        ))}
      </Items>
      {hint && (
        <Hint>
          <Halves>
            {order.map((language) => (
              <Half key={language} {...inLanguage(language)}>
                <p>{textIn(hint, language)}</p>
              </Half>
            ))}
          </Halves>
        </Hint>
      )}
    </Root>
  );
}
