import type { ComponentPropsWithRef } from 'react';
import { inLanguage, textIn, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import type { MessageOverrides } from '../i18n/messages.ts';
import { DeepLinkCard, type DeepLink } from './DeepLinkCard.tsx';
import type { DeepLinkTesterMessages } from './DeepLinkTester.messages.ts';
import { Half, Halves, Hint, Items, Root } from './DeepLinkTester.styles.ts';

export interface DeepLinkTesterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the links to test, in order. */
  readonly items: readonly DeepLink[];
  /** Specifies the schemes that may be opened, in lower case and without the colon; others are disabled. */
  readonly schemes: readonly string[];
  /** Specifies the advice below the items on what to check when an app does not open. */
  readonly hint?: Bilingual | string | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<DeepLinkTesterMessages> | undefined;
}

/**
 * Tests deep links on a phone. Each is a real link, as iOS opens apps only from those. The component tells
 * from whether the visitor left the page if the app opened, and offers another way in place.
 */
export function DeepLinkTester(props: DeepLinkTesterProps) {
  const { items, schemes, hint, messages, ...rest } = props;
  const order = useReadingOrder(hint);
  return (
    <Root {...rest}>
      <Items>
        {items.map((item) => (
          <DeepLinkCard key={item.url} item={item} schemes={schemes} messages={messages} />
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
