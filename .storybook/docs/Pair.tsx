import { DocsContext } from '@storybook/addon-docs/blocks';
import { ShowcaseProvider, type ThemeName } from '@showcase/ui';
import { use, type ComponentType } from 'react';
import type { Guide } from '../../packages/ui/src/story/guide.ts';

/** A good and a bad example, rendered live one below the other, or side by side if they are narrow. */
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

/** The `parameters` of a stories file for pictures. */
interface PictureParameters {
  readonly theme?: ThemeName;
  /** Replaces a component that would cover the page. */
  readonly asPicture?: ComponentType<object>;
}

interface LivePictureProps {
  /** Replacements for the playground's args. */
  readonly args: object;
  readonly description: string;
}

/** The page's component, rendered live from its playground, but inert to pointer, keys and screen readers. */
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
        <ShowcaseProvider page={false} language="en" theme={theme}>
          <div className="live-frame">
            <Component {...initialArgs} {...args} />
          </div>
        </ShowcaseProvider>
      </div>
    </div>
  );
}
