import type { ComponentPropsWithRef } from 'react';
import { inLanguage, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import type { Messages } from '../i18n/messages.ts';
import { DeepLinkCard, type DeepLink } from './DeepLinkCard.tsx';
import { deepLinkTesterMessages, type DeepLinkTesterMessages } from './DeepLinkTester.messages.ts';
import { Half, Halves, Hint, Items, Root } from './DeepLinkTester.styles.ts';

export interface DeepLinkTesterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly items: readonly DeepLink[];
  /** Specifies the schemes that may be opened, in lower case and without the colon; others are disabled. */
  readonly schemes: readonly string[];
  /** Specifies what to check when an app does not open, below the items. */
  readonly hint?: Bilingual;
  /** Replaces built-in texts; both languages are always given. */
  readonly messages?: Messages<DeepLinkTesterMessages>;
}

/**
 * Tries the deep links of a phone. Each is a real link, which is all that iOS opens an app from; what became of it
 * is told from whether the page was left, and another way is offered in place.
 */
export function DeepLinkTester(props: DeepLinkTesterProps) {
  const { items, schemes, hint, messages = deepLinkTesterMessages, ...rest } = props;
  const order = useReadingOrder();
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
                <p>{hint[language]}</p>
              </Half>
            ))}
          </Halves>
        </Hint>
      )}
    </Root>
  );
}
