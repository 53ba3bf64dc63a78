import { DocsContext } from '@storybook/addon-docs/blocks';
import { ShowcaseProvider, type ThemeName } from '@showcase/ui';
import { use, type ComponentType } from 'react';

interface LiveProps {
  /** What takes the place of the playground's args. */
  readonly args?: object | undefined;
  /** What there is to see, in words: the component itself is a picture here. */
  readonly description: string;
}

/** What a stories file may set in `parameters` for pictures. */
interface LiveParameters {
  readonly theme?: ThemeName;
  /** Takes the place of a component that would cover the page. */
  readonly asPicture?: ComponentType<object>;
}

/** The component of the page as a picture: drawn live from its playground, but out of reach of pointer, keys and speech. */
export function Live({ args, description }: LiveProps) {
  const [playground] = use(DocsContext).componentStories();
  if (!playground) return null;
  const { component, initialArgs, parameters } = playground;
  const { theme = 'porcelain', asPicture = component as ComponentType<object> }: LiveParameters =
    parameters;
  const Component = asPicture;
  return (
    <div className="live" role="img" aria-label={description}>
      <div className="live-stage" inert>
        <ShowcaseProvider isPage={false} language="en" theme={theme}>
          <div className="live-frame">
            <Component {...initialArgs} {...args} />
          </div>
        </ShowcaseProvider>
      </div>
    </div>
  );
}
