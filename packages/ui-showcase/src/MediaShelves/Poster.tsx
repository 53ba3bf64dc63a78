import { Icon, type LocalizedText, pictureIcon, textIn } from '@showcase/ui';
import {
  ComingSoon,
  hideBroken,
  inLanguage,
  isLocalized,
  usePlayback,
  useReadingOrder,
  useTarget,
} from '@showcase/ui/internal';
import { PosterLoop } from './PosterLoop.tsx';
import { Frame, Hidden, Name, Tile, TileLink, Variant, Variants } from './Poster.styles.ts';
import type { MediaTile, PosterVariant } from './MediaShelves.tsx';

interface PosterProps {
  readonly tile: MediaTile;
  /** The number of the crop to show; 0 is the whole poster. */
  readonly crop: number;
  /** Whether its picture is fetched before it is scrolled into view. */
  readonly isEager: boolean;
  readonly isActive: boolean;
  readonly onPoint: (isPointed: boolean) => void;
  readonly onFocus: (isFocused: boolean) => void;
}

/** A tile: a link with a picture and a name, and links to the subject's other pages in its corner. */
export function Poster({ tile, crop, isEager, isActive, onPoint, onFocus }: PosterProps) {
  const { title, poster, loop = [], href, replace, state, variants = [] } = tile;
  const target = useTarget(href, { replace, state });
  const order = useReadingOrder(title);
  const mayPlay = usePlayback();
  return (
    <Tile
      onPointerEnter={({ pointerType }) => {
        // A scrolling finger doesn't start the loop.
        if (pointerType !== 'touch') onPoint(true);
      }}
      onPointerLeave={() => {
        onPoint(false);
      }}
      onFocus={({ target: element }) => {
        if (element.matches(':focus-visible')) onFocus(true);
      }}
      onBlur={() => {
        onFocus(false);
      }}
    >
      <TileLink {...target}>
        <Frame data-crop={crop}>
          <img
            {...poster}
            alt=""
            loading={isEager ? undefined : 'lazy'}
            decoding="async"
            onError={hideBroken}
          />
          {isActive && mayPlay && loop.length > 0 && <PosterLoop sources={loop} />}
        </Frame>
        {order.map((language) => (
          <Name key={language} {...inLanguage(language)}>
            {textIn(title, language)}
          </Name>
        ))}
        {target.href === undefined && <ComingSoon />}
      </TileLink>
      {variants.length > 0 && (
        <Variants>
          {variants.map((variant) => (
            <li key={variant.id}>
              <VariantLink variant={variant} title={title} />
            </li>
          ))}
        </Variants>
      )}
    </Tile>
  );
}

interface VariantLinkProps {
  readonly variant: PosterVariant;
  readonly title: LocalizedText | string;
}

/** The link to a variant. Its name includes the subject. */
function VariantLink({ variant, title }: VariantLinkProps) {
  const { label, href, replace, state } = variant;
  const target = useTarget(href, { replace, state });
  const order = useReadingOrder(label);
  return (
    <Variant {...target}>
      <Icon shape={pictureIcon} />
      <Hidden>
        {order.map((language) => (
          <span key={language} {...inLanguage(language)}>
            {textIn(label, language)}
            {isLocalized(title) || language === order[0] ? `: ${textIn(title, language)}` : ''}
          </span>
        ))}
      </Hidden>
    </Variant>
  );
}
