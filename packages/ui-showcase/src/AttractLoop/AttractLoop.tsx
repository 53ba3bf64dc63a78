import type { ComponentPropsWithRef } from 'react';
import { type LocalizedText, type Picture, textIn } from '@showcase/ui';
import { useWakeLock } from '../hooks/index.ts';
import {
  BilingualText,
  inLanguage,
  useMessagesIn,
  useReadingOrder,
  useText,
} from '@showcase/ui/internal';
import { attractLoopMessages } from './AttractLoop.messages.ts';
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

interface AttractSlide {
  /** The title of the slide: a few words, readable from a distance. */
  readonly title: LocalizedText | string;
  /** One sentence below the title. */
  readonly text: LocalizedText | string;
  /** A word above the title. */
  readonly eyebrow?: LocalizedText | string | undefined;
  /** The picture that fills the screen; it drifts and is cropped at its edges. */
  readonly picture: Picture;
}

export interface AttractLoopProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the heading for assistive technology. It's invisible, because nothing on the screen may stay still. */
  readonly heading: LocalizedText | string;
  /** Specifies the slides, shown one after the other in an endless loop. */
  readonly slides: readonly AttractSlide[];
  /** Specifies how long a slide stays, in seconds; twice as long with reduced motion. @default 9 */
  readonly secondsPerSlide?: number | undefined;
  /** Called once, on any input: a key press, a tap or click, the wheel or a pointer movement. */
  readonly onLeave: () => void;
}

/** The text positions that the slides cycle through. */
const places = ['end', 'middle', 'start', 'middle'] as const;

/**
 * A full-screen loop for an unattended kiosk, in both languages at once. Everything drifts, and no text appears where
 * the last one was, so nothing burns in. Slides dissolve into each other, and the screen stays awake. Visitors pause
 * the loop by leaving it (WCAG 2.2.2). Assistive technology reads the slides as a static list.
 */
export function AttractLoop(props: AttractLoopProps) {
  const { heading, slides, secondsPerSlide = 9, onLeave, ...rest } = props;
  const shown = useSlideNumber(slides.length > 1 ? secondsPerSlide : undefined);
  const order = useReadingOrder();
  const messagesIn = useMessagesIn('AttractLoop', attractLoopMessages);
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
      {/* The previous slide stays beneath to prevent a flash; the next one loads its picture while hidden. */}
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

/** The length of a title in its longer language, as both languages share one font size. */
function lengthOf(title: LocalizedText | string): 'short' | 'medium' | 'long' {
  const letters = Math.max(textIn(title, 'en').length, textIn(title, 'ar').length);
  if (letters <= 7) return 'short';
  return letters <= 16 ? 'medium' : 'long';
}
