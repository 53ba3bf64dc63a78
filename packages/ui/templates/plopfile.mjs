import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeEntries } from '../../../scripts/entries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `pnpm component Name`: a component's folder, whole, and everything that follows from the list of folders. */
export default function plopfile(plop) {
  plop.setGenerator('component', {
    description: 'a component of @showcase/ui',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name of the component, for instance StatusBadge:',
        validate: (name) =>
          /^[A-Z][A-Za-z]+$/.test(name) || 'Write the name in PascalCase, with letters only.',
      },
    ],
    actions: ({ name }) => [
      {
        type: 'addMany',
        destination: '../src/{{name}}',
        base: 'component',
        templateFiles: 'component/*.hbs',
      },
      async () => {
        await writeEntries();
        execFileSync('pnpm', ['exec', 'prettier', '--write', `packages/ui/src/${name}`], {
          cwd: root,
          stdio: 'ignore',
        });
        return 'src/index.ts and src/messages.ts name it';
      },
      () =>
        'Next: pnpm storybook to look at it; pnpm build, pnpm declarations, pnpm sizes, pnpm packages -u and pnpm api to publish it.',
    ],
  });
}
