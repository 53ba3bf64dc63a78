import { ActionLink, BilingualCard, EmbeddedPlayer, Page, Panel } from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { useConfiguration } from '../../config/configuration.ts';
import { dubaiNowPictures } from '../../content/dda/dubaiNowPictures.ts';
import {
  dubaiNow,
  dubaiNowFilm,
  dubaiNowPath,
  findDubaiNowService,
  type DubaiNowMatch,
} from '../../content/dda/index.ts';
import { documentTitle } from '../../content/site.ts';

/** The service that an address names, in the language of the address. */
export function DubaiNowRoute() {
  const { slug = '' } = useParams();
  const match = findDubaiNowService(slug);
  return match ? <Detail {...match} /> : <UnknownService />;
}

function Detail({ service, language }: DubaiNowMatch) {
  const { videos } = useConfiguration();
  const { slugEn, en, ar, description } = service;
  const picture = dubaiNowPictures[slugEn];
  const configured = videos.dubaiNow[slugEn];
  const video = configured ? configured[language] : dubaiNowFilm(slugEn, language);
  return (
    <Page title={documentTitle(service[language])}>
      <BilingualCard title={{ en, ar }} description={description} {...(picture && { picture })}>
        {video === undefined ? (
          <Panel tone="quiet">
            <p lang="en" dir="ltr">
              {dubaiNow.videoPlaceholder.en}
            </p>
            <p lang="ar" dir="rtl">
              {dubaiNow.videoPlaceholder.ar}
            </p>
          </Panel>
        ) : (
          <EmbeddedPlayer src={video} title={service[language]} poster={picture} />
        )}
      </BilingualCard>
      <BackToDubaiNow />
    </Page>
  );
}

function UnknownService() {
  const { title, text } = dubaiNow.notFound;
  return (
    <Page title={documentTitle(title.en)}>
      <BilingualCard title={title} description={text} />
      <BackToDubaiNow />
    </Page>
  );
}

function BackToDubaiNow() {
  return (
    <footer>
      <ActionLink label={dubaiNow.back} href={dubaiNowPath()} variant="secondary" isReturn />
    </footer>
  );
}
