import type { ComponentPropsWithRef } from 'react';
import type { Picture } from '../picture/Picture.ts';
import { inLanguage, textIn, useReadingOrder, useText, type Bilingual } from '../i18n/bilingual.ts';
import { BilingualText } from '../i18n/BilingualText.tsx';
import { useMessagesIn, type MessageOverrides } from '../i18n/messages.ts';
import { attractLoopMessages, type AttractLoopMessages } from './AttractLoop.messages.ts';
import {
  Caption,
  Eyebrow,
  Half,
  Halves,
  Heading,
  Leave,
  Root,
  Slide,
  SlideList,
  Text,
  Title,
} from './AttractLoop.styles.ts';
import { useAnyInput } from './useAnyInput.ts';
import { useSlideNumber } from './useSlideNumber.ts';
import { useWakeLock } from './useWakeLock.ts';

export interface AttractSlide {
  readonly title: Bilingual | string;
  readonly text: Bilingual | string;
  /** A word above the title. */
  readonly eyebrow?: Bilingual | string | undefined;
  readonly picture: Picture;
}

export interface AttractLoopProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the heading of the screen, for assistive technology: nothing on the screen may stand still. */
  readonly heading: Bilingual | string;
  /** Specifies the slides, shown one after the other without an end. */
  readonly slides: readonly AttractSlide[];
  /** Specifies how long a slide stays, in seconds; twice as long with reduced motion. @default 9 */
  readonly secondsPerSlide?: number;
  /** Is called once, on any input: a key, a press, a wheel, a moved pointer. */
  readonly onLeave: () => void;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<AttractLoopMessages> | undefined;
}

/** Where texts stand, one slide after the other. */
const places = ['end', 'middle', 'start', 'middle'] as const;

/**
 * A full-screen loop for a stand nobody is at, in both languages at once. Everything drifts and no text stands where
 * the last one stood, so that nothing burns in; slides dissolve into each other, and the screen is kept awake.
 * Leaving is how it is paused (WCAG 2.2.2). Assistive technology reads the slides as a list that does not change.
 */
export function AttractLoop(props: AttractLoopProps) {
  const { heading, slides, secondsPerSlide = 9, onLeave, messages, ...rest } = props;
  const shown = useSlideNumber(slides.length > 1 ? secondsPerSlide : undefined);
  const order = useReadingOrder();
  const messagesIn = useMessagesIn('AttractLoop', attractLoopMessages, messages);
  const name = useText(heading);
  useAnyInput(onLeave);
  useWakeLock();

  return (
    <Root {...rest}>
      <Heading>{name}</Heading>
      <SlideList>
        {slides.map(({ title, text }) => (
          <li key={textIn(title, 'en')}>
            <BilingualText between=" / ">
              {(language) => `${textIn(title, language)}: ${textIn(text, language)}`}
            </BilingualText>
          </li>
        ))}
      </SlideList>
      {/* The slide before lies beneath, so that nothing flashes; the next one fetches its picture unseen. */}
      {[shown - 1, shown, shown + 1].map((number) => {
        const slide = number < 0 ? undefined : slides[number % slides.length];
        if (!slide) return null;
        const { title, text, eyebrow, picture } = slide;
        return (
          <Slide
            key={number}
            data-place={places[number % places.length]}
            data-state={number > shown ? 'next' : number < shown ? 'last' : 'shown'}
            data-first={number === 0 || undefined}
            aria-hidden="true"
          >
            <img {...picture} alt="" decoding="async" />
            <Text>
              <Halves>
                {order.map((language) => (
                  <Half key={language} {...inLanguage(language)}>
                    {eyebrow && <Eyebrow>{textIn(eyebrow, language)}</Eyebrow>}
                    <Title data-length={lengthOf(title)}>
                      <bdi>{textIn(title, language)}</bdi>
                    </Title>
                    <Caption>{textIn(text, language)}</Caption>
                  </Half>
                ))}
              </Halves>
            </Text>
          </Slide>
        );
      })}
      <Leave type="button" data-corner={shown % 4}>
        <BilingualText between={<i aria-hidden="true" />}>
          {(language) => messagesIn(language).leave}
        </BilingualText>
      </Leave>
    </Root>
  );
}

/** How long a title is, by its longer language: both have one size. */
function lengthOf(title: Bilingual | string): 'short' | 'medium' | 'long' {
  const letters = Math.max(textIn(title, 'en').length, textIn(title, 'ar').length);
  if (letters <= 7) return 'short';
  return letters <= 16 ? 'medium' : 'long';
}
