import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Modules that keep state while the page is open, and why a reset may or may not keep it. */
const keepers: Readonly<Record<string, string>> = {
  'apps/showcase/src/config/configuration.ts': 'the configuration, which is the same for all',
  'apps/showcase/src/kiosk/busy.ts': 'when films began, for the films of the page only',
  'apps/showcase/src/kiosk/useNewRelease.ts': 'the release of the page',
  'apps/showcase/src/navigation/routeAt.ts': 'the routes of addresses, which are the same for all',
  'apps/showcase/src/screens/core42/contact/draft.ts': 'forgotten: the contact draft',
  'apps/showcase/src/services/contact.ts': 'the number of requests on their way',
  'apps/showcase/src/services/host.ts': 'whether the page waits for the host',
  'apps/showcase/src/services/useEntities.ts': 'the entities, which are the same for all',
  'packages/ui/src/PageTransition/pageMotion.ts': 'the code of the motion',
  'packages/ui/src/PageTransition/slide.ts': 'the animation of an element, with the element',
  'packages/ui/src/SelectField/styleCache.ts': 'compiled styles',
  'packages/ui/src/backdrop/playback.ts': 'forgotten: whether backgrounds play',
  'packages/ui/src/internal/lockPage.ts': 'which open dialogs lock the page',
  'packages/ui/src/internal/reportOnce.ts': 'which misuses were reported',
  'packages/ui/src/internal/useModal.ts': 'which dialogs are open',
};

/** Places where a module can keep state: variables, and collections and objects that start empty. */
const state = /^(?:export )?(?:let |const \w+[^=\n]*= (?:new (?:Weak)?(?:Map|Set)\b|\[\];|\{\};))/m;
/** Folders that visitors never see, such as the presenter's page. */
const isTool = /\.(test|stories|guide|example)\.|\/(testing|story|conformance)\//;

const files = globSync(['apps/showcase/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !isTool.test(file));

test('every module with state says whose state it is', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => state.test(withoutConstants(read(file))));
  expect(found.toSorted()).toEqual(Object.keys(keepers).toSorted());
});

test('only the code that resets it uses storage or cookies', () => {
  const stores = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/;
  const found = files.filter((file) => stores.test(read(file).replace(/\/\*\*[^]*?\*\//g, '')));
  expect(found).toEqual(['apps/showcase/src/kiosk/visitorState.ts']);
});

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** Collections that are created with their members and typed as read-only keep no state. */
function withoutConstants(text: string): string {
  return text.replace(/^(?:export )?const \w+: [Rr]ead[Oo]nly.*$/gm, '');
}
