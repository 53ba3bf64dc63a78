import {
  Hero,
  Page,
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
import { filmPicture, type Product, type ProductResource } from '@showcase/content/products';
import { documentTitle } from '@showcase/content/site';
import { embeddedIn } from '../embeddedIn.ts';
import { scene } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { anchorsTo } from './useTiles.ts';

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
    <Page
      title={documentTitle(heading)}
      layout="fill"
      header={<PageHeader title={heading} />}
      footer={<FooterLinks to="toProducts" />}
    >
      {product.hasSideNavigation && <SideNavigation items={anchorsTo(resources)} />}
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
        product={heading}
        src={embeddedIn(language, videos[product.video])}
        poster={scene(filmPicture, { width: 1280, height: 720 })}
      />
    </Page>
  );
}

function resolve(resource: ProductResource, links: LinkCatalogue) {
  const { id, title, link } = resource;
  return link === undefined
    ? { id, title, type: 'video' as const }
    : { id, title, href: links[link] };
}
