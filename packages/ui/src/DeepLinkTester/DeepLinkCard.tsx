import { lazy, Suspense, useId, useRef } from 'react';
import { ActionLink } from '../ActionLink/index.ts';
import { inLanguage, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { BilingualText } from '../internal/BilingualText.tsx';
import { Icon } from '../internal/Icon.tsx';
import { safeHref } from '../internal/safeHref.ts';
import type { DeepLinkTesterMessages } from './DeepLinkTester.messages.ts';
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
} from './DeepLinkTester.styles.ts';
import { useDeepLink } from './useDeepLink.ts';
import { useIsIos } from './useIsIos.ts';

/** Drawn only where an app cannot be opened here. */
const QrCode = lazy(async () => ({ default: (await import('../QrCode/index.ts')).QrCode }));

/** A deep link to test (specification, section 3). */
export interface DeepLink {
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly url: string;
  /** Whether only iPhones have the app. */
  readonly iosOnly?: boolean;
}

interface DeepLinkCardProps {
  readonly item: DeepLink;
  readonly schemes: readonly string[];
  readonly messages: Messages<DeepLinkTesterMessages>;
}

/** One deep link: what it is, what opens and copies it, and what became of that. */
export function DeepLinkCard({ item, schemes, messages }: DeepLinkCardProps) {
  const { name, description, url, iosOnly = false } = item;
  const field = useRef<HTMLInputElement>(null);
  const { status, open, copy } = useDeepLink(field);
  const nameId = useId();
  const linkId = useId();
  const isElsewhere = useIsIos() === false && iosOnly;
  const href = safeHref(url, schemes);
  const say = (key: keyof DeepLinkTesterMessages) => (language: Language) =>
    messages[language][key];

  return (
    <Item>
      <Halves>
        {useReadingOrder().map((language, index) => (
          <Half key={language} {...inLanguage(language)}>
            <Name as={index === 0 ? 'h2' : 'p'} id={index === 0 ? nameId : undefined}>
              {name[language]}
            </Name>
            <Description>{description[language]}</Description>
          </Half>
        ))}
      </Halves>
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
          label={{ en: messages.en.open, ar: messages.ar.open }}
          href={href}
          schemes={schemes}
          aria-describedby={nameId}
          onClick={href === undefined ? undefined : open}
        />
        <Copy
          type="button"
          aria-describedby={nameId}
          disabled={href === undefined}
          onClick={() => {
            void copy(url);
          }}
        >
          <BilingualText between={<Icon name="copy" />}>{say('copy')}</BilingualText>
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
          <Suspense>
            <QrCode value={href} caption={{ en: messages.en.scan, ar: messages.ar.scan }} />
          </Suspense>
        </Note>
      )}
    </Item>
  );
}
