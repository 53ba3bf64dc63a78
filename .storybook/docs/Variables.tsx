import { Unstyled } from '@storybook/addon-docs/blocks';
import { components } from 'virtual:library';

const kinds = {
  color: 'Colours',
  font: 'Type',
  space: 'Space',
  radius: 'Corners',
} as const;

/** The CSS variables of the theme that a component reads, by kind. */
export function Variables({ folder }: { readonly folder: string }) {
  const names = components.find((component) => component.folder === folder)?.variables ?? [];
  const groups = Object.entries(kinds).map(([kind, title]) => ({
    title,
    names: names.filter((name) => name.startsWith(`--showcase-${kind}-`)),
  }));
  const others = names.filter((name) => groups.every((group) => !group.names.includes(name)));
  const shown = [...groups, { title: 'Others', names: others }].filter((it) => it.names.length > 0);
  return (
    <Unstyled>
      {shown.length === 0 && <p className="guide-none">It reads none.</p>}
      <dl className="guide-terms">
        {shown.map((group) => (
          <div key={group.title}>
            <dt>{group.title}</dt>
            <dd className="guide-variables">
              {group.names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}
