import {
  Hero,
  PageHeader,
  ResourceList,
  SideNavigation,
  VideoModal,
  useLanguage,
} from '@showcase/ui';
import { useState } from 'react';
import { useConfiguration } from '../../config/configuration.ts';
import type { LinkCatalogue } from '@showcase/content/links';
import { useLinks } from '../../config/useLinks.ts';
import {
  filmPicture,
  filmTitle,
  type Product,
  type ProductResource,
} from '@showcase/content/products';
import { embeddedIn } from '../embeddedIn.ts';
import { scene } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { anchorsTo } from './useTiles.ts';
import { Screen } from '../Screen.tsx';

interface ProductDetailProps {
  readonly product: Product;
}

export function ProductDetail({ product }: ProductDetailProps) {
  const links = useLinks();
  const { videos } = useConfiguration();
  const language = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);
  const { heading } = product;
  const resources = product.resources.map((resource) => resolve(resource, links));
  return (
    <Screen
      title={heading}
      layout="fill"
      bar={product.hasSideNavigation && <SideNavigation items={anchorsTo(resources)} />}
      header={<PageHeader title={heading} />}
      footer={<FooterLinks to="toProducts" />}
    >
      <Hero picture={scene(product.picture)}>
        <ResourceList
          resources={resources}
          onPlay={() => {
            setIsPlaying(true);
          }}
        />
      </Hero>
      <VideoModal
        open={isPlaying}
        onOpenChange={() => {
          setIsPlaying(false);
        }}
        title={filmTitle(heading)}
        src={embeddedIn(language, videos[product.video])}
        poster={scene(filmPicture, { width: 1280, height: 720 })}
      />
    </Screen>
  );
}

function resolve(resource: ProductResource, links: LinkCatalogue) {
  const { id, title, link } = resource;
  return link === undefined
    ? { id, title, type: 'video' as const }
    : { id, title, href: links[link], ...(id === 'live-demo' && { type: 'demo' as const }) };
}
