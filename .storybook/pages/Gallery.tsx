import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { components, screens } from 'virtual:library';
import { Sheet } from '../foundations/Sheet.tsx';
import { docsId } from '../library/docsId.ts';

/** The thumbnails that `pnpm visual` draws, by file. */
const pictures = import.meta.glob<string>(
  ['../checks/references/*.jpg', '../../packages/ui/docs/pictures/*.jpg'],
  { eager: true, query: '?url', import: 'default' },
);

/** Every component of the library and of the show, by group, as a picture that links to its docs page. */
export function ComponentGallery() {
  const groups = [...new Set(components.map(({ group }) => group))];
  return (
    <Sheet>
      {groups.map((group) => (
        <section key={group} className="gallery" aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`}>{group}</h3>
          <Pictures
            titles={components.filter((one) => one.group === group).map(({ title }) => title)}
          />
        </section>
      ))}
    </Sheet>
  );
}

/** Every screen of the app, as a picture that links to its docs page. */
export function ScreenGallery() {
  return (
    <Sheet>
      <div className="gallery">
        <Pictures titles={screens} />
      </div>
    </Sheet>
  );
}

/** The thumbnail of a component, which the library's documents name, or of a screen. */
function pictureOf(title: string): string | undefined {
  const name = title.startsWith('Library/')
    ? `/${title.split('/').at(-1) ?? ''}.jpg`
    : `/${docsId(title).replace(/docs$/, '')}`;
  return Object.entries(pictures).find(([file]) => file.includes(name))?.[1];
}

function Pictures({ titles }: { readonly titles: readonly string[] }) {
  return (
    <ul>
      {titles.map((title) => {
        const name = title.split('/').at(-1) ?? title;
        return (
          <li key={title}>
            <AnchorMdx href={`?path=/docs/${docsId(title)}`} target="_self">
              <img src={pictureOf(title)} alt="" width={400} height={250} loading="lazy" />
              <span>{name}</span>
            </AnchorMdx>
          </li>
        );
      })}
    </ul>
  );
}
