import { textIn, useLanguage } from '@showcase/ui';
import { useMessages } from '@showcase/ui/internal';
import { mediaShelvesMessages } from './MediaShelves.messages.ts';
import type { MediaShelf } from './MediaShelves.tsx';
import { List, Root, ShelfLink } from './ShelfLinks.styles.ts';
import { useShelfInView } from './useShelfInView.ts';

export interface ShelfLinksProps {
  /** Specifies the shelves of the page, in order. */
  readonly shelves: readonly Pick<MediaShelf, 'id' | 'heading'>[];
}

/** Links to the shelves of a page in its language, for its dock on a portrait kiosk. Other screens don't show them. */
export function ShelfLinks({ shelves }: ShelfLinksProps) {
  const { sections } = useMessages('MediaShelves', mediaShelvesMessages);
  const language = useLanguage();
  const inView = useShelfInView(shelves);
  return (
    <Root aria-label={sections}>
      <List>
        {shelves.map(({ id, heading }) => (
          <li key={id}>
            <ShelfLink href={`#${id}`} aria-current={id === inView || undefined}>
              {textIn(heading, language)}
            </ShelfLink>
          </li>
        ))}
      </List>
    </Root>
  );
}
