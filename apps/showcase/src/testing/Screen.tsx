import { ShowcaseProvider } from '@showcase/ui';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { themeAt } from '../router/preload.ts';
import { RouterLink } from '../router/RouterLink.tsx';
import { routes } from '../routes.tsx';
import { forgetEntities } from '../services/useEntities.ts';

/** Shows the screen at an address of the app, as the app does, in a router of its own. */
export function Screen({ address }: { readonly address: string }) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <ShowcaseProvider
        language="en"
        theme={themeAt(new URL(address, 'http://app').pathname)}
        link={RouterLink}
      >
        <Routes />
      </ShowcaseProvider>
    </MemoryRouter>
  );
}

function Routes() {
  return useRoutes(routes);
}

/** Answers what the app fetches; returns what restores the network. */
export function answerFetch(answers: Readonly<Record<string, () => Response>>): () => void {
  const original = window.fetch;
  forgetEntities();
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return answers[url.pathname]?.() ?? original(input, init);
  };
  return () => {
    window.fetch = original;
    forgetEntities();
  };
}
