import { actionLabels, AgentCard, BilingualCard, CardGrid, Page } from '@showcase/ui';
import { useLocation } from 'react-router-dom';
import { deepLinkSchemes } from '../../config/links.ts';
import { useLinks } from '../../config/useLinks.ts';
import { backToToolkit } from '../../content/dda/area.ts';
import type { PlatformEntry } from '../../content/dda/platformPages.ts';
import { documentTitle } from '../../content/site.ts';
import { NotFound } from '../NotFound.tsx';
import { platformContent } from './platformContent.ts';

/** The page that the address names. */
export function PlatformRoute() {
  const { pathname } = useLocation();
  const entry = platformContent.entryAt(pathname);
  return entry ? <Platform {...entry} /> : <NotFound />;
}

function Platform({ page, name }: PlatformEntry) {
  const links = useLinks();
  const { title, description, figures, action, link, cards = [] } = page;
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
          {cards.map(({ key, ...card }) => (
            <AgentCard key={key} {...card} />
          ))}
        </CardGrid>
      )}
    </Page>
  );
}
