import { criteria } from '../../packages/ui/src/story/criteria.ts';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import type { Component } from './components.ts';
import type { Prop } from './props.ts';

export interface Documented {
  readonly component: Component;
  readonly guide: Guide;
  readonly props: readonly Prop[];
  /** What its entry adds to an app, in kB of gzip. */
  readonly size: number | undefined;
}

/** So that an element named in a text is not taken for one. */
const asText = (text: string) => text.replaceAll('<', '\\<');
const list = (items: readonly string[]) => items.map((item) => `- ${asText(item)}`).join('\n');
const terms = (items: Guide['anatomy']) =>
  list(items.map(([term, description]) => `**${term}**: ${description}`));

/** The page of a component in Markdown: what its page in Storybook says, but for the stories. */
export function componentPage({ component, guide, props, size }: Documented): string {
  const { name, folder, group, variables } = component;
  const { roles, note, criteria: named } = guide.accessibility;
  const sections: readonly (readonly [title: string, text: string])[] = [
    ['Props', propsTable(props)],
    ['Do', list(guide.do)],
    ['Don’t', list(guide.dont)],
    ['Anatomy', terms(guide.anatomy)],
    [
      'Accessibility',
      [
        note ?? terms(roles),
        `Criteria of WCAG 2.2: ${named.map((number) => `${number} ${criteria[number]}`).join(', ')}.`,
      ].join('\n\n'),
    ],
    [
      'Keyboard',
      guide.keyboard.length > 0 ? terms(guide.keyboard) : 'It handles no keys and takes no focus.',
    ],
    ['Content', list(guide.content)],
    ['CSS variables', list(variables.map((variable) => `\`${variable}\``)) || 'It reads none.'],
    ['Related', list(guide.related.map((other) => `[${other}](${other}.md)`))],
  ];
  const facts = [
    `Group: ${group}`,
    `Since: ${guide.since}`,
    ...(size === undefined ? [] : [`Size: ${size.toFixed(1)} kB`]),
    `Also known as: ${guide.aliases.join(', ')}`,
  ];
  return [
    `# ${name}`,
    guide.purpose,
    `\`\`\`tsx\nimport { ${name} } from '@showcase/ui/${folder}';\n\`\`\``,
    list(facts),
    ...sections.map(([title, text]) => `## ${title}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n');
}

function propsTable(props: readonly Prop[]): string {
  if (props.length === 0) return 'It has no props of its own.';
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = props.map(({ name, type, isRequired, defaultValue, description }) =>
    [
      `\`${name}\`${isRequired ? ', required' : ''}`,
      `\`${cell(type)}\``,
      defaultValue === undefined ? '' : `\`${cell(defaultValue)}\``,
      cell(description),
    ].join(' | '),
  );
  const head = ['Prop | Type | Default | Description', '--- | --- | --- | ---'];
  return [...head, ...rows].map((row) => `| ${row} |`).join('\n');
}

/** `llms.txt` (llmstxt.org): what the library is, and a link to the page of each component with its purpose. */
export function llmsText(version: string, documented: readonly Documented[]): string {
  const groups = [...new Set(documented.map(({ component }) => component.group))];
  return [
    '# @showcase/ui',
    `> Bilingual (English and Arabic), accessible React components for event showcases. Version ${version}.`,
    'ESM only, for React 19 and styled-components 6.6. Each component has an entry of its own, `@showcase/ui/Name`. A text is `Bilingual | string`: `{ en, ar }` is shown in both languages. Wrap a page in `ShowcaseProvider`, and import `@showcase/ui/base.css` once.',
    ...groups.map((group) =>
      [
        `## ${group}\n`,
        ...documented
          .filter(({ component }) => component.group === group)
          .map(
            ({ component: { name }, guide }) =>
              `- [${name}](components/${name}.md): ${guide.purpose}`,
          ),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
