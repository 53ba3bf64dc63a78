import { renderToString } from 'react-dom/server';
import type { TestProject } from 'vitest/node';
import { combinations } from './scenarios.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    serverHtml: Readonly<Record<string, string>>;
  }
}

/** Renders every combination in Node, without a browser, for the browser tests to hydrate. */
export default function renderOnServer(project: TestProject) {
  project.provide(
    'serverHtml',
    Object.fromEntries(combinations.map(([key, element]) => [key, renderToString(element)])),
  );
}
