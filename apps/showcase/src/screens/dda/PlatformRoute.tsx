import { actionLabels, AgentCard, BilingualCard, CardGrid, Page } from '@showcase/ui';
import { useParams } from 'react-router-dom';
import { useLinks } from '../../config/useLinks.ts';
import { deepLinkSchemes } from '../../config/links.ts';
import {
  backToToolkit,
  findPlatformPage,
  pageName,
  type PlatformPage,
} from '../../content/dda/index.ts';
import { documentTitle } from '../../content/site.ts';
import { NotFound } from '../NotFound.tsx';

/** The page that the address names. */
export function PlatformRoute() {
  const { page: slug } = useParams();
  const page = findPlatformPage(slug);
  return page ? <Platform page={page} /> : <NotFound />;
}

function Platform({ page }: { readonly page: PlatformPage }) {
  const links = useLinks();
  const { title, description, figures, action, link, cards = [] } = page;
  return (
    <Page title={documentTitle(pageName(page))}>
      <BilingualCard
        title={title}
        description={description}
        {...(figures && { figures })}
        action={{ label: actionLabels[action], href: link && links[link] }}
        schemes={deepLinkSchemes}
        back={backToToolkit}
      />
      {cards.length > 0 && (
        <CardGrid columns="wide">
          {cards.map(({ key, ...card }) => (
            <AgentCard key={key} {...card} />
          ))}
        </CardGrid>
      )}
    </Page>
  );
}
