import manifest from '../../packages/ui/package.json';
import readme from '../../packages/ui/README.md?raw';
import { sizesIn } from '../library/sizes.ts';

const sizes = sizesIn(readme);

/** What the entry of a component adds to an app, in kB of gzip. */
export const sizeOf = (folder: string) => sizes.get(`${manifest.name}/${folder}`);

/** How an app imports a component. */
export const importOf = (name: string, folder: string) =>
  `import { ${name} } from '${manifest.name}/${folder}';`;

/** The version of the library, and how it is installed. */
export const { version } = manifest;
export const install = `npm install ${manifest.name} react react-dom styled-components`;

interface Addresses {
  readonly repository?: { readonly url: string };
  readonly bugs?: { readonly url: string };
}

const { repository, bugs } = manifest as Addresses;

/** Where issues are reported; undefined while the package does not say it. */
export const issuesAddress = bugs?.url;

/** Where a file of the repository is shown; undefined while the package does not say where that is. */
export const sourceAddress = (path: string) =>
  repository && `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/${path}`;
