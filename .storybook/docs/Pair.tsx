import { DocsContext } from '@storybook/addon-docs/blocks';
import { ShowcaseProvider, type ThemeName } from '@showcase/ui';
import { use, type ComponentType } from 'react';
import type { Guide } from '../../packages/ui/src/story/guide.ts';

/** One thing done well and one done badly, drawn live below each other, or side by side if they are narrow. */
export function Pair({ pair }: { readonly pair: NonNullable<Guide['pair']> }) {
  return (
    <div className="guide-text pair" data-narrow={pair.isNarrow || undefined}>
      {(['do', 'dont'] as const).map((side) => {
        const { text, args } = pair[side];
        return (
          <figure key={side} className={`guide-${side}`}>
            <LivePicture args={args} description={text} />
            <figcaption>
              <strong>{side === 'do' ? 'Do' : 'Don’t'}</strong> {text}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** What a stories file may set in `parameters` for pictures. */
interface PictureParameters {
  readonly theme?: ThemeName;
  /** Takes the place of a component that would cover the page. */
  readonly asPicture?: ComponentType<object>;
}

interface LivePictureProps {
  /** What takes the place of the playground's args. */
  readonly args: object;
  readonly description: string;
}

/** The component of the page, drawn live from its playground, but out of reach of pointer, keys and speech. */
function LivePicture({ args, description }: LivePictureProps) {
  const [playground] = use(DocsContext).componentStories();
  if (!playground) return null;
  const { component, initialArgs, parameters } = playground;
  const { theme = 'porcelain', asPicture = component as ComponentType<object> }: PictureParameters =
    parameters;
  const Component = asPicture;
  return (
    <div className="live" role="img" aria-label={description}>
      <div inert>
        <ShowcaseProvider isPage={false} language="en" theme={theme}>
          <div className="live-frame">
            <Component {...initialArgs} {...args} />
          </div>
        </ShowcaseProvider>
      </div>
    </div>
  );
}
