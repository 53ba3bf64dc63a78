import { AnchorMdx, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { sentenceCase } from '../sentenceCase.ts';

/**
 * Every state of a screen as a small picture that opens its story, in the language of the toolbar. They are shown one after
 * the other: together, they would stop the page and take the focus from each other.
 */
export function ScreenStates() {
  const context = use(DocsContext);
  const [finished, setFinished] = useState(0);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('dev'));
  return (
    <Unstyled>
      <div className="guide-text guide-screens">
        {stories.map((story, index) => {
          const { id, name, parameters } = story;
          const { docs } = parameters as { docs?: { description?: { story?: string } } };
          const { language } = context.getStoryContext(story)['globals'] as { language: string };
          const query = `id=${id}&viewMode=story&globals=language:${language};motion:reduced`;
          return (
            <figure key={id}>
              <iframe
                title={name}
                src={index <= finished ? `iframe.html?${query}` : undefined}
                onLoad={({ currentTarget }) => {
                  focusInPlace(currentTarget);
                  channelOf(currentTarget)?.once('storyFinished', () => {
                    keepFocused(currentTarget);
                    setFinished(index + 1);
                  });
                }}
                loading="lazy"
                tabIndex={-1}
                aria-hidden="true"
              />
              <figcaption>
                <AnchorMdx href={`?path=/story/${id}`} target="_self">
                  {sentenceCase(name)}
                </AnchorMdx>
                {docs?.description?.story !== undefined && <p>{docs.description.story}</p>}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Unstyled>
  );
}

interface Framed {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly once: (event: string, listener: () => void) => void;
  };
}

/** The channel on which the story in a frame tells that its interactions have ended. */
const channelOf = ({ contentWindow }: HTMLIFrameElement) =>
  (contentWindow as Framed | null)?.__STORYBOOK_ADDONS_CHANNEL__;

/** A state that takes the focus doesn't move the page around its picture. */
function focusInPlace({ contentWindow }: HTMLIFrameElement): void {
  const { prototype } = (contentWindow as Window & typeof globalThis).HTMLElement;
  const { focus } = prototype;
  prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** A state that has the focus looks as if it kept it when the next one takes it. */
function keepFocused({ contentWindow }: HTMLIFrameElement): void {
  for (const name of ['blur', 'focusout']) {
    contentWindow?.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  }
}
