import { describe, expect, it } from 'vitest';
import { groups, readComponents, readScreens } from './components.ts';
import { cssVariablesOf } from './cssVariables.ts';
import { readGuides } from './guides.ts';
import { componentPage, llmsText } from './markdown.ts';
import { sizesIn } from './sizes.ts';
import { newestFirst, startPage } from './versions.ts';

const components = readComponents();
const guides = await readGuides();

describe('the components of the book', () => {
  it('are all in a group of the sidebar, and have guides', () => {
    expect(components.length).toBeGreaterThan(50);
    for (const { name, group } of components) {
      expect(groups, name).toContain(group);
      expect(guides.has(name), name).toBe(true);
    }
    expect(readScreens()).toContain('Screens/Overview');
  });
});

describe('the CSS variables of a component', () => {
  it('are those that it reads, itself or through its parts', () => {
    expect(cssVariablesOf('Badge')).toEqual([
      '--showcase-color-highlight',
      '--showcase-font-family',
      '--showcase-font-small',
      '--showcase-radius-pill',
    ]);
    expect(cssVariablesOf('AdoptionProgress')).toEqual(
      expect.arrayContaining([...cssVariablesOf('AdoptionDial')]),
    );
  });
});

describe('the page of a component in Markdown', () => {
  const component = components.find(({ name }) => name === 'Button');
  const guide = guides.get('Button');
  if (!component || !guide) throw new Error('Button is gone.');
  const props = [
    {
      name: 'variant',
      type: '"primary" | "secondary"',
      isRequired: false,
      defaultValue: "'secondary'",
      description: 'Specifies the weight.',
    },
  ];
  const documented = { component, guide, props, size: 2.5 };

  it('says what the guide says', () => {
    const page = componentPage(documented);
    expect(page).toContain("import { Button } from '@showcase/ui/Button';");
    expect(page).toContain('Size: 2.5 kB');
    for (const rule of [...guide.do, ...guide.dont]) expect(page).toContain(rule);
    expect(page).toContain('2.4.7 Focus Visible');
    expect(page).toContain('`--showcase-color-accent`');
    expect(page).toContain('[ActionLink](ActionLink.md)');
  });

  it('has a row for each prop, and takes no text for an element', () => {
    const page = componentPage(documented);
    expect(page).toContain(
      '| `variant` | `"primary" \\| "secondary"` | `\'secondary\'` | Specifies the weight. |',
    );
    expect(page).toContain('\\<Icon name="play" />');
  });

  it('is listed in llms.txt by group', () => {
    expect(llmsText('0.1.0', [documented])).toContain(
      `## Actions\n\n- [Button](components/Button.md): ${guide.purpose}`,
    );
  });
});

it('reads sizes from the table of a README', () => {
  const readme = '| Entry | kB |\n| --- | --: |\n| `@showcase/ui/Button` |   2.5 |\n';
  expect([...sizesIn(readme)]).toEqual([['@showcase/ui/Button', 2.5]]);
});

describe('published versions', () => {
  it('stand with the newest first', () => {
    expect(newestFirst(['0.2.0', '0.10.0', 'next', '0.9.1'])).toEqual([
      'next',
      '0.10.0',
      '0.9.1',
      '0.2.0',
    ]);
  });

  it('are entered at the newest one that is released', () => {
    expect(startPage(['next', '0.2.0', '0.1.0'])).toContain('url=./0.2.0/');
    expect(startPage(['next'])).toContain('url=./next/');
    expect(startPage(['next', '0.2.0'])).toContain('<a href="./next/">next</a>');
  });
});
