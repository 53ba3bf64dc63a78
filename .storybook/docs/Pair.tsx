import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { Live } from './Live.tsx';

/** One thing done well and one done badly, drawn live below each other, or side by side if they are narrow. */
export function Pair({ pair }: { readonly pair: NonNullable<Guide['pair']> }) {
  return (
    <Unstyled>
      <div className="pair" data-narrow={pair.isNarrow || undefined}>
        {(['do', 'dont'] as const).map((side) => {
          const { text, args } = pair[side];
          return (
            <figure key={side} className={`guide-${side}`}>
              <Live args={args} description={text} />
              <figcaption>
                <strong>{side === 'do' ? 'Do' : 'Don’t'}</strong> {text}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Unstyled>
  );
}
