import { useId, useRef } from 'react';
import {
  ActionLink,
  copyIcon,
  Icon,
  type Language,
  type LocalizedText,
  textIn,
  useShowcase,
} from '@showcase/ui';
import { QrCode } from '@showcase/ui/QrCode';
import {
  BilingualText,
  inLanguage,
  localizedText,
  safeHref,
  useMessagesIn,
  useReadingOrder,
} from '@showcase/ui/internal';
import { deepLinkTesterMessages, type DeepLinkTesterMessages } from './DeepLinkTester.messages.ts';
import {
  Actions,
  Copy,
  Description,
  Half,
  Halves,
  Hidden,
  Item,
  Link,
  Name,
  Note,
  Status,
  Texts,
} from './DeepLinkTester.styles.ts';
import { useDeepLink } from './useDeepLink.ts';
import { useIsIos } from './useIsIos.ts';

/** A deep link to test: its address and what it opens. */
export interface DeepLink {
  /** The name of the app, shown in both languages. */
  readonly name: LocalizedText | string;
  /** One sentence on what the link opens, shown in both languages. */
  readonly description: LocalizedText | string;
  /** The address to open; a scheme that the provider doesn't list disables the link. */
  readonly url: string;
  /** Whether the app exists only for iPhones. */
  readonly iosOnly?: boolean | undefined;
}

interface DeepLinkCardProps {
  readonly item: DeepLink;
}

/** One deep link: its description, the controls that open and copy it, and the result. */
export function DeepLinkCard({ item }: DeepLinkCardProps) {
  const { name, description, url, iosOnly = false } = item;
  const field = useRef<HTMLInputElement>(null);
  const { status, open, copy } = useDeepLink(field);
  const nameId = useId();
  const linkId = useId();
  const isElsewhere = useIsIos() === false && iosOnly;
  const href = safeHref(url, useShowcase().schemes);
  const messagesIn = useMessagesIn('DeepLinkTester', deepLinkTesterMessages);
  const order = useReadingOrder();
  const say = (key: keyof DeepLinkTesterMessages) => (language: Language) =>
    messagesIn(language)[key];

  return (
    <Item>
      <Texts>
        <Halves>
          {useReadingOrder(name).map((language, index) => (
            <Half key={language} {...inLanguage(language)}>
              <Name as={index === 0 ? 'h2' : 'p'} id={index === 0 ? nameId : undefined}>
                {textIn(name, language)}
              </Name>
              <Description>{textIn(description, language)}</Description>
            </Half>
          ))}
        </Halves>
      </Texts>
      <Actions>
        <Hidden id={linkId}>
          <BilingualText>{say('link')}</BilingualText>
        </Hidden>
        <Link
          ref={field}
          dir="ltr"
          readOnly
          value={url}
          aria-labelledby={`${linkId} ${nameId}`}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
        <ActionLink
          label={localizedText(order, say('open'))}
          href={href}
          aria-describedby={nameId}
          onClick={open}
        />
        <Copy
          type="button"
          aria-describedby={nameId}
          disabled={href === undefined}
          onClick={() => {
            void copy(url);
          }}
        >
          <BilingualText between={<Icon shape={copyIcon} />}>{say('copy')}</BilingualText>
        </Copy>
        <Status role="status" data-status={status}>
          {status && <BilingualText>{say(status)}</BilingualText>}
        </Status>
      </Actions>
      {href !== undefined && (isElsewhere || status === 'noResponse') && (
        <Note>
          {isElsewhere && (
            <p>
              <BilingualText>{say('iosOnly')}</BilingualText>
            </p>
          )}
          <QrCode value={href} caption={localizedText(order, say('scan'))} />
        </Note>
      )}
    </Item>
  );
}
