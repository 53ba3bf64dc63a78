import {
  ActionLink,
  BilingualCard,
  EmbeddedPlayer,
  LocalText,
  ErrorPage,
  Page,
  useLanguage,
} from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { useConfiguration } from '../../../config/configuration.ts';
import { dubaiNowPictures } from '../../../content/dda/dubaiNowPictures.ts';
import { dubaiNow, findDubaiNowService } from '../../../content/dda/dubaiNow.ts';
import { dubaiNowPath } from '../../../content/dda/dubaiNowAddresses.ts';
import { dubaiNowFilm } from '../../../content/dda/dubaiNowServices.ts';
import type { DubaiNowService } from '../../../content/dda/types.ts';
import { documentTitle } from '../../../content/site.ts';

const back = { label: dubaiNow.back, href: dubaiNowPath() };

/** The service that the address names, with the film of the page's language. */
export function DubaiNowRoute() {
  const { slug = '' } = useParams();
  const service = findDubaiNowService(slug);
  return service ? <Detail service={service} /> : <UnknownService />;
}

function Detail({ service }: { readonly service: DubaiNowService }) {
  const language = useLanguage() === 'ar' ? 'ar' : 'en';
  const { videos } = useConfiguration();
  const { slug, label, description } = service;
  const picture = dubaiNowPictures[slug.en];
  const video = videos.dubaiNow[slug.en]?.[language] ?? dubaiNowFilm(service, language);
  return (
    <Page title={documentTitle(label)}>
      <BilingualCard
        title={label}
        description={description}
        {...(video === undefined && picture && { picture })}
        back={back}
      >
        {video === undefined ? (
          <LocalText as="p" text={dubaiNow.videoPlaceholder} />
        ) : (
          <EmbeddedPlayer src={video} title={label} poster={picture} />
        )}
      </BilingualCard>
    </Page>
  );
}

function UnknownService() {
  const { title, text } = dubaiNow.notFound;
  return (
    <Page title={documentTitle(title)}>
      <ErrorPage title={title} lead={text}>
        <ActionLink label={dubaiNow.back} href={dubaiNowPath()} back />
      </ErrorPage>
    </Page>
  );
}
