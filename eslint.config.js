import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {
  architectureConfigs,
  neverIntoSource,
  readArchitecture,
} from './scripts/lint/architecture.ts';

/** Physical CSS does not follow the reading direction. */
const physicalCss =
  '(^|[\\s;{])(margin-(left|right)|padding-(left|right)|border-(left|right)(-[a-z]+)?|border-(top|bottom)-(left|right)-radius|scroll-(margin|padding)-(left|right)|left|right|float)\\s*:|text-align\\s*:\\s*(left|right)';

/** WebKit knows `text-decoration` with a line alone, and drops a declaration that has more. */
const richTextDecoration = 'text-decoration\\s*:\\s*[a-z-]+\\s+[^;\\s]';

/** `main` belongs to Page, `html` and `body` to the provider and base.css. */
const pageSelector = '(^|[\\s,}(])(html|body|main)(\\s*[:.\\[>{,]|\\s+&)';

/** What is around an element, or comes after it. */
const outwardSelector = ':has\\(([^)]*&|\\s*[+~])';

/** What is beside the element itself. */
const siblingSelector = '[+~]\\s*&|(^|[\\s,}])&[^\\s>+~{,;]*\\s*[+~]\\s';

const outwardSelectors = [
  `TemplateElement[value.raw=/${pageSelector}/]`,
  `TemplateElement[value.raw=/${outwardSelector}/]`,
  `VariableDeclarator[id.name='Root'] TemplateElement[value.raw=/${siblingSelector}/]`,
].map((selector) => ({
  selector,
  message: 'A component styles its own root and what is inside it; Page lays out the page.',
}));

const restrictedSyntax = [
  {
    selector: `TemplateElement[value.raw=/${richTextDecoration}/]`,
    message: 'Use text-decoration-line, -thickness and -color: WebKit drops the shorthand.',
  },
  {
    selector: `TemplateElement[value.raw=/${physicalCss}/]`,
    message:
      'Use logical CSS properties (margin-inline-start, inset-inline-end, text-align: start).',
  },
  {
    selector: "ImportDeclaration[source.value='styled-components'] > ImportDefaultSpecifier",
    message: "Use the named import: import { styled } from 'styled-components'.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Untrusted text stays text: never inject HTML.',
  },
  {
    selector: "Property[key.name='dangerouslySetInnerHTML']",
    message: 'Untrusted text stays text: never inject HTML.',
  },
];

const forbid = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
/** From the host, stories use only its stand-in for the form provider. */
const onlyIntoFormProvider = {
  regex: '^@showcase/host(?!/formProvider$)|/apps/host/',
  message: 'Stories take the form provider of the host and nothing else.',
};

/** What a folder must not import, besides what docs/architecture.md rules out. */
const alsoForbidden = {
  impact: [
    { group: ['react*', 'styled-components'], message: 'impact imports nothing.' },
    { group: ['node:*'], message: 'impact runs anywhere: no platform modules.' },
  ],
  content: [
    {
      group: ['react', 'react-*', 'styled-components', 'node:*'],
      message: 'content is plain data for browsers and Node.',
    },
  ],
  ui: [{ group: ['react-router*'], message: 'ui is router-agnostic: use the injected link.' }],
  screens: [
    { group: ['styled-components'], message: 'Screens are thin: looks belong to @showcase/ui.' },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-next/**',
      '**/dist-server/**',
      'storybook-static/**',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  ...storybook.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['packages/ui/src/**', 'packages/ui-showcase/src/**', 'apps/showcase/src/**'],
    // Page stands below its bar, and the provider colours the canvas around itself.
    ignores: ['**/Page.styles.ts', '**/ShowcaseProvider.styles.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...outwardSelectors] },
  },
  ...architectureConfigs(readArchitecture(), alsoForbidden),
  forbid(
    ['apps/showcase/src/**/*.stories.tsx', 'apps/showcase/src/testing/**'],
    [neverIntoSource, onlyIntoFormProvider],
  ),
  {
    files: [
      'scripts/**',
      'apps/host/src/run.ts',
      'deploy/staticSite/main.ts',
      'apps/stand/**',
      'apps/showcase/build/**',
      'media/**',
      'packages/consumers/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // As in the templates, which these files take the place of.
    files: ['packages/consumers/{vite,harbour}/src/{first,main}.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  prettier,
);
