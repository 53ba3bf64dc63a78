import type { ComponentPropsWithRef } from 'react';
import { check } from '../internal/checks.ts';
import type { Picture } from '../picture/Picture.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { externalIcon, forwardIcon } from '../icon/icons.ts';
import { linkMessages, type LinkMessages } from '../link/link.messages.ts';
import { followOnSpace, useTarget } from '../link/useTarget.ts';
import { Arrow, Caption, Frame, Item, List, Reason, Root, Tile, Title } from './TileGrid.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** A tile: a link with its title over a picture. */
export interface TileData extends LinkOptions {
  /** Identifies the tile within its page: an address may end in `#id`. */
  readonly id: string;
  /** The name of the tile and of its link. */
  readonly title: LocalizedText | string;
  /** The picture, above the title or next to it. Its edges fade. */
  readonly frame: Picture;
  /** The address. A web address opens in a new tab; a value that isn't an address disables the tile. */
  readonly href: string | undefined;
}

export interface TileGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the tiles, in order. */
  readonly tiles: readonly TileData[];
  /** Specifies the number of tiles in each row of a landscape screen, 1 to 4, for instance `[3, 4]`. @default all in one row */
  readonly rows?: readonly number[] | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/**
 * Tiles as large as the screen allows. Each is a real link that visitors follow with a click, a tap, Enter or Space.
 */
export function TileGrid({ tiles, rows, messages, ...rest }: TileGridProps) {
  check?.tiles(tiles, rows);
  const texts = useMessages('Link', linkMessages, messages);
  const sizes = (rows ?? [tiles.length]).flatMap((size) => Array<number>(size).fill(size));
  const firstRow = sizes[0] ?? 0;
  return (
    <Root {...rest}>
      <List>
        {tiles.map((tile, index) => (
          <Item
            key={tile.id}
            data-of={sizes[index] ?? 1}
            data-wide={isWide(index, tiles.length) || undefined}
          >
            <LinkedTile
              tile={tile}
              priority={index === 0 ? 'high' : index < firstRow ? undefined : 'low'}
              comingSoon={texts.comingSoon}
            />
          </Item>
        ))}
      </List>
    </Root>
  );
}

/** On an upright screen, two tiles are one above the other; of an odd number, the first is above pairs. */
function isWide(index: number, count: number): boolean {
  return count <= 2 || (index === 0 && count % 2 === 1);
}

interface LinkedTileProps {
  readonly tile: TileData;
  readonly priority: 'high' | 'low' | undefined;
  readonly comingSoon: string;
}

function LinkedTile({ tile, priority, comingSoon }: LinkedTileProps) {
  const { id, title, frame, href, replace, state } = tile;
  const target = useTarget(href, { replace, state });
  check?.picture('TileGrid', frame);
  return (
    <Tile id={id} {...target} onKeyDown={followOnSpace}>
      <Frame fetchPriority={priority} {...frame} alt="" decoding="async" />
      <Caption>
        <Title>
          <LocalText text={title} />
        </Title>
        {target.href === undefined ? (
          <Reason>{comingSoon}</Reason>
        ) : (
          <Arrow>
            <Icon shape={target.target ? externalIcon : forwardIcon} />
          </Arrow>
        )}
      </Caption>
    </Tile>
  );
}
