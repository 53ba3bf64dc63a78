import { AnchorMdx, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { sentenceCase } from '../sentenceCase.ts';

/** Every state of a screen as a small picture that opens its story, in the language of the toolbar. */
export function ScreenStates() {
  const context = use(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('dev'));
  return (
    <Unstyled>
      <div className="guide-text guide-screens">
        {stories.map((story) => {
          const { id, name, parameters } = story;
          const { docs } = parameters as { docs?: { description?: { story?: string } } };
          const { language } = context.getStoryContext(story)['globals'] as { language: string };
          const query = `id=${id}&viewMode=story&globals=language:${language};motion:reduced`;
          return (
            <figure key={id}>
              <iframe
                title={name}
                src={`iframe.html?${query}`}
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
