import { ButtonLink, LocalText, ErrorPage } from '@showcase/ui';
import { useLocation } from 'react-router-dom';
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
            <LocalText text={nameOf(area.name)} />
          </ButtonLink>
        )}
        <ButtonLink variant={area ? 'secondary' : 'primary'} href="/">
          <LocalText text={site.backToProjects} />
        </ButtonLink>
      </ErrorPage>
    </Screen>
  );
}

/** A name that is the same in both languages is shown once. */
const nameOf = (name: (typeof projects)[number]['name']) => (name.en === name.ar ? name.en : name);
