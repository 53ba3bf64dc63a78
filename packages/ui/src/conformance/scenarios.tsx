import type { ReactElement } from 'react';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { cases } from './cases.tsx';

type Scenario = (element: ReactElement) => ReactElement;

/** The settings around a component. */
const scenarios: Readonly<Record<string, Scenario>> = {
  'without a provider': (element) => element,
  'in English': (element) => <ShowcaseProvider language="en">{element}</ShowcaseProvider>,
  'in Arabic': (element) => <ShowcaseProvider language="ar">{element}</ShowcaseProvider>,
};

/** Every case in every scenario, by one key. */
export const combinations: readonly (readonly [key: string, element: ReactElement])[] =
  Object.entries(cases).flatMap(([name, element]) =>
    Object.entries(scenarios).map(
      ([scenario, wrap]) => [`${name} ${scenario}`, wrap(element)] as const,
    ),
  );
