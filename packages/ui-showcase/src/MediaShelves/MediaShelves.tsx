import { useId, useState, type ComponentPropsWithRef } from 'react';
import {
  type LinkOptions,
  type LocalizedText,
  type Picture,
  textIn,
  type VideoSource,
} from '@showcase/ui';
import { inLanguage, useReadingOrder } from '@showcase/ui/internal';
import { Light } from './Light.tsx';
import { Poster } from './Poster.tsx';
import { Heading, Headings, Root, Shelf, Tiles } from './MediaShelves.styles.ts';

/** A further page of a tile's subject. */
export interface PosterVariant extends LinkOptions {
  /** Identifies the page among the variants of its tile. */
  readonly id: string;
  /** Distinguishes it from the tile's own page, in two or three words. */
  readonly label: LocalizedText | string;
  /** The address; a value that isn't an address disables the link. */
  readonly href: string | undefined;
}

/** A subject: its picture, its name, and the pages about it. */
export interface MediaTile extends LinkOptions {
  /** Identifies the tile on its shelf. */
  readonly id: string;
  /** The name of the subject and of the link. */
  readonly title: LocalizedText | string;
  /** The picture of the subject, and the first frame of its loop. */
  readonly poster: Picture;
  /** The encodings of the loop that begins with the poster, the preferred one first. */
  readonly loop?: readonly VideoSource[] | undefined;
  /** The address. A web address opens in a new tab; a value that isn't an address disables the link. */
  readonly href: string | undefined;
  /** Further pages of the subject, as glyphs in the corner of the poster. @default none */
  readonly variants?: readonly PosterVariant[] | undefined;
}

export interface MediaShelf {
  /** Identifies the shelf within its page: the address of its section ends in `#id`. */
  readonly id: string;
  /** The heading of the shelf. */
  readonly heading: LocalizedText | string;
  /** The tiles of the shelf, in order. */
  readonly tiles: readonly MediaTile[];
}

export interface MediaShelvesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the shelves, in order. */
  readonly shelves: readonly MediaShelf[];
}

/**
 * A directory as shelves of posters. A hovered or focused poster plays its loop and lights the page; loops aren't
 * fetched before that. Its ShelfLinks go into the `bar` of the page.
 */
export function MediaShelves({ shelves, ...rest }: MediaShelvesProps) {
  const [pointed, setPointed] = useState<MediaTile>();
  const [focused, setFocused] = useState<MediaTile>();
  const active = pointed ?? focused;
  const cropOf = numberCrops(shelves);

  return (
    <Root {...rest}>
      <Light poster={active?.poster.src} />
      {shelves.map(({ id, heading, tiles }, shelf) => (
        <LabelledShelf key={id} id={id} heading={heading}>
          {tiles.map((tile) => (
            <Poster
              key={tile.id}
              tile={tile}
              crop={cropOf.get(tile) ?? 0}
              isEager={shelf === 0}
              isActive={tile === active}
              onPoint={(isPointed) => {
                setPointed(isPointed ? tile : undefined);
              }}
              onFocus={(isFocused) => {
                setFocused(isFocused ? tile : undefined);
              }}
            />
          ))}
        </LabelledShelf>
      ))}
    </Root>
  );
}

interface LabelledShelfProps extends ComponentPropsWithRef<'section'> {
  readonly id: string;
  readonly heading: LocalizedText | string;
}

function LabelledShelf({ id, heading, children }: LabelledShelfProps) {
  const headingId = useId();
  return (
    <Shelf id={id} aria-labelledby={headingId}>
      <Headings>
        {useReadingOrder(heading).map((language, index) => (
          <Heading
            key={language}
            as={index === 0 ? 'h2' : 'p'}
            id={index === 0 ? headingId : undefined}
            {...inLanguage(language)}
          >
            {textIn(heading, language)}
          </Heading>
        ))}
      </Headings>
      <Tiles>{children}</Tiles>
    </Shelf>
  );
}

/** The number of crops in the styles, including the whole picture. */
const crops = 5;

/** Numbers tiles that share a poster, so each shows a different part and no two look alike. */
function numberCrops(shelves: readonly MediaShelf[]): ReadonlyMap<MediaTile, number> {
  const seen = new Map<string, number>();
  const numbers = new Map<MediaTile, number>();
  for (const tile of shelves.flatMap(({ tiles }) => tiles)) {
    const count = seen.get(tile.poster.src) ?? 0;
    numbers.set(tile, count % crops);
    seen.set(tile.poster.src, count + 1);
  }
  return numbers;
}
