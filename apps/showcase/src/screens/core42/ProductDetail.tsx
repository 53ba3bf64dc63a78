import {
  FooterActions,
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
import type { LinkCatalogue } from '../../config/links.ts';
import { useLinks } from '../../config/useLinks.ts';
import { footer } from '../../content/core42/screens.ts';
import { filmPoster, type Product, type ProductResource } from '../../content/core42/products.ts';
import { documentTitle } from '../../content/site.ts';
import { embeddedIn } from '../embeddedIn.ts';
import { anchorsTo } from './useTiles.ts';

interface ProductDetailProps {
  readonly product: Product;
}

export function ProductDetail({ product }: ProductDetailProps) {
  const links = useLinks();
  const { videos } = useConfiguration();
  const language = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);
  const heading = product.heading ?? product.title;
  const resources = product.resources.map((resource) => resolve(resource, links));
  return (
    <Page title={documentTitle(heading)}>
      <PageHeader title={heading} />
      {product.hasSideNavigation && <SideNavigation items={anchorsTo(resources)} />}
      <Hero picture={product.frame}>
        <ResourceList
          resources={resources}
          onPlay={() => {
            setIsPlaying(true);
          }}
        />
      </Hero>
      <FooterActions actions={footer.toProducts} />
      <VideoModal
        open={isPlaying}
        onOpenChange={() => {
          setIsPlaying(false);
        }}
        product={heading}
        src={embeddedIn(language, videos[product.video])}
        poster={filmPoster}
      />
    </Page>
  );
}

function resolve(resource: ProductResource, links: LinkCatalogue) {
  const { id, title } = resource;
  return 'link' in resource ? { id, title, href: links[resource.link] } : resource;
}
