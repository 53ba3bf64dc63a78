import { Fragment, type ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import { useShowcase } from '../internal/context.ts';
import { inLanguage, isLocalized, useReadingOrder } from './bilingual.ts';
import type { LibraryMessages } from '../messages.ts';
import type { Language } from './language.ts';
import { useMessagesIn } from './messages.ts';
import type { LocalizedText, MessageOverrides, Messages } from './types.ts';

export interface BilingualTextProps {
  /** Returns the text in one language. */
  readonly children: (language: Language) => ReactNode;
  /** Specifies the text whose languages are shown. @default the built-in languages */
  readonly of?: LocalizedText | undefined;
  /** Specifies decorative content between the two languages. */
  readonly between?: ReactNode;
  /** Specifies the element that holds each of the two languages. @default 'span' */
  readonly as?: 'span' | 'p' | undefined;
}

/** A short text in both languages, each with its own lang and dir: for names, labels and messages. */
export function BilingualText({ children, of, between, as = 'span' }: BilingualTextProps) {
  const Element = as;
  return useReadingOrder(of).map((shown, index) => (
    <Fragment key={shown}>
      {index > 0 && (between ?? ' ')}
      <Element {...inLanguage(shown)}>{children(shown)}</Element>
    </Fragment>
  ));
}

export interface LocalTextProps {
  /** Specifies the text: a text in two languages is shown in both, anything else unchanged. */
  readonly text: LocalizedText | ReactNode;
  /** Specifies the element that holds each of the two languages. @default 'span' */
  readonly as?: 'span' | 'p' | undefined;
}

/** A text prop, for your own content: the page's language first, each language with its lang and dir. */
export function LocalText({ text, as }: LocalTextProps): ReactNode {
  check?.text(text);
  if (!isLocalized(text)) return text;
  return (
    <BilingualText of={text} as={as}>
      {(language) => text[language]}
    </BilingualText>
  );
}

/**
 * The texts of a component in the same languages as a title: in both if the title has two.
 *
 * @param title The title next to the texts.
 */
export function useMessagesLike<Name extends keyof LibraryMessages>(
  title: LocalizedText | ReactNode,
  name: Name,
  builtIn: Messages<LibraryMessages[Name]>,
  overrides?: MessageOverrides<LibraryMessages[Name]>,
): (key: keyof LibraryMessages[Name]) => ReactNode {
  const { language } = useShowcase();
  const messagesIn = useMessagesIn(name, builtIn, overrides);
  const say = (key: keyof LibraryMessages[Name]) => (shown: Language) =>
    messagesIn(shown)[key] as ReactNode;
  return (key) =>
    isLocalized(title) ? <BilingualText of={title}>{say(key)}</BilingualText> : say(key)(language);
}
