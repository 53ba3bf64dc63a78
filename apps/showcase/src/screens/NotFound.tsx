import { ButtonLink, LocalText, ErrorPage } from '@showcase/ui';
import { useLocation } from 'react-router-dom';
import { fillText } from '@showcase/content/localize';
import { notFound } from '@showcase/content/notFound';
import { projects } from '@showcase/content/overview';
import { site } from '@showcase/content/site';
import { withoutLanguage } from '@showcase/content/languages';
import { Screen } from './Screen.tsx';

/** The page for an unknown address, in the world of its area, with a link to it. */
export function NotFound() {
  const { title, text } = notFound;
  const pathname = withoutLanguage(useLocation().pathname).toLowerCase();
  const area = projects.find(({ path }) => pathname.startsWith(`${path}/`));
  return (
    <Screen title={title} layout="fill">
      <ErrorPage title={title} lead={text}>
        {area && (
          <ButtonLink variant="primary" href={area.path}>
            <LocalText text={fillText(notFound.backTo, { area: area.name })} />
          </ButtonLink>
        )}
        <ButtonLink variant={area ? 'secondary' : 'primary'} href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </ErrorPage>
    </Screen>
  );
}
