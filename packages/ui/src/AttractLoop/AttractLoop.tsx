import { useEffect, useEffectEvent, useState, type ComponentPropsWithRef } from 'react';
import type { Picture } from '../FeatureCard/index.ts';
import { directionOf, languages } from '../i18n/language.ts';
import { attractLoopMessages } from './AttractLoop.messages.ts';
import { Caption, Heading, Leave, Root, Slide, Text, Title } from './AttractLoop.styles.ts';

export interface AttractSlide {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface AttractLoopProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the heading of the screen. */
  readonly heading: string;
  /** Specifies the slides, shown one after the other without an end. */
  readonly slides: readonly AttractSlide[];
  /** Specifies how long a slide stays, in seconds. @default 8 */
  readonly secondsPerSlide?: number;
  /** Is called on any input: a key, a press, a wheel, a moved pointer. */
  readonly onLeave: () => void;
}

/** Movements of a pointer that rests on a table are not meant. */
const movementThreshold = 12;

/** A full-screen loop for a stand nobody is at. Everything drifts, so that nothing burns in. */
export function AttractLoop(props: AttractLoopProps) {
  const { heading, slides, secondsPerSlide = 8, onLeave, ...rest } = props;
  const [index, setIndex] = useState(0);
  const slide = slides[index % slides.length];
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const timer = setInterval(() => {
      setIndex((shown) => shown + 1);
    }, secondsPerSlide * 1000);
    return () => {
      clearInterval(timer);
    };
  }, [secondsPerSlide]);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    const once = () => {
      listeners.abort();
      leave();
    };
    for (const input of ['keydown', 'click', 'wheel', 'touchstart']) {
      addEventListener(input, once, options);
    }
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      if (Math.hypot(movementX, movementY) > movementThreshold) once();
    };
    addEventListener('pointermove', onMove, options);
    return () => {
      listeners.abort();
    };
  }, []);

  return (
    <Root {...rest}>
      {slide && (
        <Slide key={index}>
          <img {...slide.picture} alt="" />
        </Slide>
      )}
      <Text>
        <Heading>{heading}</Heading>
        {slide && (
          <>
            <Title>
              <bdi>{slide.title}</bdi>
            </Title>
            <Caption>{slide.text}</Caption>
          </>
        )}
        <Leave type="button">
          {languages.map((language) => (
            <span key={language} lang={language} dir={directionOf(language)}>
              {attractLoopMessages[language].leave}
            </span>
          ))}
        </Leave>
      </Text>
    </Root>
  );
}
