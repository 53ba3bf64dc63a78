import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { surfaces } from '../surfaces.ts';

interface Shown {
  readonly id: string;
  readonly name: string;
}

/** How wide the picture of a surface is, in pixels. */
const widths: Readonly<Record<string, number>> = { desktop: 352, tablet: 220, mobile: 160 };

interface SurfacesProps {
  readonly stories: readonly Shown[];
}

/** Surfaces are shown when asked for: what a story does in its frame would take the focus from the page. */
export function Surfaces({ stories }: SurfacesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>Show it</summary>
      {isOpen && <OpenSurfaces stories={stories} />}
    </details>
  );
}

/**
 * A screen on every surface, live and small. A screen has the language of its address, so its other language is another
 * story, which is shown beside it.
 */
function OpenSurfaces({ stories }: SurfacesProps) {
  const [chosen, setChosen] = useState(stories[0]?.id ?? '');
  const other = stories.find(({ id }) => id !== chosen && bare(id) === bare(chosen));
  const shown = [...stories.filter(({ id }) => id === chosen), ...(other ? [other] : [])];
  return (
    <Unstyled>
      <label className="surfaces-choice">
        State{' '}
        <select
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        >
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {shown.map((story) => (
        <Row key={story.id} story={story} hasName={shown.length > 1} />
      ))}
    </Unstyled>
  );
}

/** What the stories of one screen in two languages have in common. */
const bare = (id: string) => id.replace(/-in-(?:english|arabic)$/, '');

function Row({ story, hasName }: { readonly story: Shown; readonly hasName: boolean }) {
  return (
    <section className="surfaces">
      {hasName && <h3 className="skip-toc">{story.name}</h3>}
      {Object.entries(surfaces).map(([key, { name, type, styles }]) => {
        const [width, height] = [parseInt(styles.width), parseInt(styles.height)];
        const scale = (widths[type] ?? (width > height ? 352 : 200)) / width;
        return (
          <figure key={key}>
            <div style={{ inlineSize: width * scale, blockSize: height * scale }}>
              <iframe
                title={`${story.name} on ${name}`}
                src={`iframe.html?viewMode=story&id=${story.id}&globals=motion:reduced`}
                loading="lazy"
                tabIndex={-1}
                style={{
                  inlineSize: width,
                  blockSize: height,
                  transform: `scale(${String(scale)})`,
                }}
              />
            </div>
            <figcaption>
              <a href={`?path=/story/${story.id}&globals=viewport.value:${key}`} target="_parent">
                {name}
              </a>
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
