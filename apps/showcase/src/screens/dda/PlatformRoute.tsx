import { actionLabels, BilingualCard, CardGrid } from '@showcase/ui';
import { AgentCard } from '@showcase/ui-showcase/AgentCard';
import { useLocation } from 'react-router-dom';
import { useLinks } from '../../config/useLinks.ts';
import { backToToolkit } from '@showcase/content/city/toolkit';
import type { CityPage } from '@showcase/content/city/pages';
import { NotFound } from '../NotFound.tsx';
import { cityPageAt } from './citySections.ts';
import { Screen } from '../Screen.tsx';

/** The page that the address names. */
export function PlatformRoute() {
  const { pathname } = useLocation();
  const page = cityPageAt(pathname);
  return page ? <Platform {...page} /> : <NotFound />;
}

function Platform({ name, title, description, figures, action, link, cards }: CityPage) {
  const links = useLinks();
  return (
    <Screen
      title={name}
      layout="cover"
      header={
        <BilingualCard
          variant="hero"
          title={title}
          description={description}
          {...(figures && { figures })}
          action={{ label: actionLabels[action], href: link && links[link] }}
          back={backToToolkit}
        />
      }
    >
      {cards.length > 0 && (
        <CardGrid columns="wide">
          {cards.map(({ id, ...card }) => (
            <AgentCard key={id} {...card} />
          ))}
        </CardGrid>
      )}
    </Screen>
  );
}
