import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { Live } from './Live.tsx';
import { Terms } from './Terms.tsx';

interface Mark {
  readonly number: number;
  /** From the start and the top of the picture, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** The parts of a component: a picture in which they are numbered, if its guide says where they are, and what each is. */
export function Anatomy({ guide }: { readonly guide: Guide }) {
  const { anatomy, picture } = guide;
  const parts = picture?.parts ?? {};
  const shown = anatomy.filter(([term]) => parts[term] !== undefined);
  const numbers = new Map(shown.map(([term], index) => [term, index + 1]));
  return (
    <Unstyled>
      {picture && <Numbered picture={picture} terms={shown.map(([term]) => term)} />}
      <Terms terms={anatomy} numbers={numbers} />
    </Unstyled>
  );
}

interface NumberedProps {
  readonly picture: NonNullable<Guide['picture']>;
  /** In the order of their numbers. */
  readonly terms: readonly string[];
}

function Numbered({ picture, terms }: NumberedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const selectors = terms.map((term) => picture.parts[term] ?? '').join('\n');
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const mark = () => {
      setMarks(marksIn(root, selectors.split('\n')));
    };
    const sizes = new ResizeObserver(mark);
    const observe = () => {
      for (const element of [root, ...root.querySelectorAll('.live-frame *')])
        sizes.observe(element);
    };
    observe();
    // Some parts are drawn later, such as a code or an open list.
    const parts = new MutationObserver(observe);
    const frame = root.querySelector('.live-frame');
    if (frame) parts.observe(frame, { childList: true, subtree: true });
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, [selectors]);
  const description = `The parts of the component: ${terms.map((term, index) => `${String(index + 1)}, ${term}`).join('; ')}.`;
  return (
    <div ref={box} className="anatomy">
      <Live args={picture.args} description={description}>
        {marks.map(({ number, x, y }) => (
          <span key={number} className="anatomy-mark" style={{ left: x, top: y }}>
            {number}
          </span>
        ))}
      </Live>
    </div>
  );
}

/** How far a mark reaches from its centre, in pixels. */
const radius = 14;
/** How far apart the centres of two marks stand at least, in pixels. */
const apart = 30;
/** How far a mark moves down at a time, in pixels. */
const step = 6;

/**
 * A mark where each part begins, beside its first line. One that would cover another moves down its part or, if that is
 * too low, along the line; a large part has more room, so that it comes last. A part that is not shown has none.
 */
function marksIn(root: HTMLElement, selectors: readonly string[]): readonly Mark[] {
  const origin = root.getBoundingClientRect();
  const parts = selectors
    .map((selector, index) => ({
      number: index + 1,
      part: root.querySelector(`.live-frame ${selector}`),
    }))
    .flatMap(({ number, part }) =>
      part?.checkVisibility() ? { number, place: part.getBoundingClientRect() } : [],
    )
    .toSorted((one, other) => one.place.height - other.place.height);
  const marks: Mark[] = [];
  const isFree = (x: number, y: number) =>
    marks.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  for (const { number, place } of parts) {
    const start = Math.max(radius, place.left - origin.left - radius);
    const first = Math.max(radius, place.top - origin.top + Math.min(place.height / 2, 18));
    const last = place.bottom - origin.top - radius;
    let [x, y] = [start, first];
    while (!isFree(x, y) && y < last) y += step;
    if (y > last) y = first;
    while (!isFree(x, y)) x += apart;
    marks.push({ number, x, y });
  }
  return marks.toSorted((one, other) => one.number - other.number);
}
