import type { ComponentPropsWithRef } from 'react';
import type { Picture } from '../FeatureCard/index.ts';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from '../internal/Icon.tsx';
import { targetMessages, type TargetMessages } from '../internal/target.messages.ts';
import { followOnSpace, useTarget } from '../internal/useTarget.ts';
import { Arrow, Caption, Frame, Item, Reason, Root, Tile, Title } from './TileGrid.styles.ts';

/** A tile (specification, section 3): its title over a frame, leading somewhere. */
export interface TileData {
  /** Names the tile within its page: an address may end in `#id`. */
  readonly id: string;
  readonly title: string;
  readonly frame: Picture;
  /** Where it leads; an address of the web opens in a new tab, and what is no address disables the tile. */
  readonly href: string | undefined;
}

export interface TileGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly tiles: readonly TileData[];
  /** Specifies how many tiles stand in each row, 1 to 4, for instance `[3, 4]`. @default all in one row */
  readonly rows?: readonly number[];
  /** Replaces built-in texts. */
  readonly messages?: Partial<TargetMessages>;
}

/** Tiles as large as the screen allows. Each is a real link that click, tap, Enter and Space follow. */
export function TileGrid({ tiles, rows, messages, ...rest }: TileGridProps) {
  const texts = useMessages(targetMessages, messages);
  const sizes = (rows ?? [tiles.length]).flatMap((size) => Array<number>(size).fill(size));
  return (
    <Root {...rest}>
      {tiles.map((tile, index) => (
        <Item key={tile.id} data-of={sizes[index] ?? 1}>
          <LinkedTile tile={tile} comingSoon={texts.comingSoon} />
        </Item>
      ))}
    </Root>
  );
}

interface LinkedTileProps {
  readonly tile: TileData;
  readonly comingSoon: string;
}

function LinkedTile({ tile: { id, title, frame, href }, comingSoon }: LinkedTileProps) {
  const target = useTarget(href);
  return (
    <Tile id={id} {...target} onKeyDown={followOnSpace}>
      <Frame {...frame} alt="" decoding="async" />
      <Caption>
        <Title>{title}</Title>
        {target.href === undefined ? (
          <Reason>{comingSoon}</Reason>
        ) : (
          <Arrow>
            <Icon name={target.target ? 'external' : 'forward'} />
          </Arrow>
        )}
      </Caption>
    </Tile>
  );
}
