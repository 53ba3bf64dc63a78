import { actionLabels, AgentCard, BilingualCard, CardGrid, Page } from '@showcase/ui';
import { useLocation } from 'react-router-dom';
import { deepLinkSchemes } from '../../config/links.ts';
import { useLinks } from '../../config/useLinks.ts';
import { backToToolkit } from '../../content/dda/toolkitTexts.ts';
import type { PlatformPage } from '../../content/dda/types.ts';
import { documentTitle } from '../../content/site.ts';
import { NotFound } from '../NotFound.tsx';
import { platformContent } from './platformContent.ts';

/** The page that the address names. */
export function PlatformRoute() {
  const { pathname } = useLocation();
  const page = platformContent.entryAt(pathname);
  return page ? <Platform {...page} /> : <NotFound />;
}

function Platform({ name, title, description, figures, action, link, cards = [] }: PlatformPage) {
  const links = useLinks();
  return (
    <Page title={documentTitle(name)}>
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
          {cards.map(({ id, ...card }) => (
            <AgentCard key={id} {...card} />
          ))}
        </CardGrid>
      )}
    </Page>
  );
}
