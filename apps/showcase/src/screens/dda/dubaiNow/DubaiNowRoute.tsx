import { ActionLink, BilingualCard, EmbeddedPlayer, LocalText, ErrorPage } from '@showcase/ui';
import {
  dubaiNow,
  dubaiNowFilm,
  dubaiNowServices,
  type DubaiNowService,
} from '@showcase/content/city/dubaiNow';
import { dubaiNowPath, findService } from '@showcase/content/city/dubaiNow/services';
import { languageAt } from '@showcase/content/languages';
import { useLocation, useParams } from 'react-router-dom';
import { useConfiguration } from '../../../config/configuration.ts';
import { drawing } from '../../../pictures.ts';
import { Screen } from '../../Screen.tsx';

const back = { label: dubaiNow.back, href: dubaiNowPath };

/** The service that the address names, with the film of the page's language. */
export function DubaiNowRoute() {
  const { slug = '' } = useParams();
  const id = findService(slug);
  const service = dubaiNowServices.find((own) => own.id === id);
  return service ? <Detail service={service} /> : <UnknownService />;
}

function Detail({ service: { id, label, description } }: { readonly service: DubaiNowService }) {
  const language = languageAt(useLocation().pathname);
  const { videos } = useConfiguration();
  const picture = {
    ...drawing(`dubai-now/${id}`, { width: 960, height: 600 }),
    fetchPriority: 'high',
  } as const;
  const video = videos.dubaiNow[id]?.[language] ?? dubaiNowFilm(id, language);
  return (
    <Screen
      title={label}
      layout="cover"
      header={
        <BilingualCard
          variant="hero"
          title={label}
          description={description}
          {...(video === undefined && { picture })}
          back={back}
        >
          {video === undefined ? (
            <LocalText as="p" text={dubaiNow.videoPlaceholder} />
          ) : (
            <EmbeddedPlayer src={video} title={label} poster={picture} />
          )}
        </BilingualCard>
      }
    />
  );
}

function UnknownService() {
  const { title, text } = dubaiNow.notFound;
  return (
    <Screen title={title} layout="fill">
      <ErrorPage title={title} lead={text}>
        <ActionLink {...back} back />
      </ErrorPage>
    </Screen>
  );
}
