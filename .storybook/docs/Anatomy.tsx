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
    for (const element of [root, ...root.querySelectorAll('.live-frame *')]) sizes.observe(element);
    return () => {
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

/** A mark where each part begins, beside its first line; one that would cover another moves along the line. */
function marksIn(root: HTMLElement, selectors: readonly string[]): readonly Mark[] {
  const origin = root.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const [index, selector] of selectors.entries()) {
    const part = root.querySelector(`.live-frame ${selector}`);
    if (!part) throw new Error(`The anatomy finds no ${selector}.`);
    const { left, top, height } = part.getBoundingClientRect();
    const y = Math.max(radius, top - origin.top + Math.min(height / 2, 18));
    let x = Math.max(radius, left - origin.left - radius);
    while (marks.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) x += apart;
    marks.push({ number: index + 1, x, y });
  }
  return marks;
}
