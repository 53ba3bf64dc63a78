import { Markdown } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A changelog as a section of a page, whose only first heading is its title. */
export const asSection = (changelog: string) => changelog.replaceAll(/^#/gm, '##');

/** What is merged and waits for the next version. */
export function Pending() {
  const notes = Object.values(files).map((text) => text.replace(/^---[^]*?---\s*/, '').trim());
  if (notes.length === 0) return null;
  const items = notes.map((note) => `- ${note.replaceAll('\n', '\n  ')}`);
  return <Markdown>{['## The next version', ...items].join('\n\n')}</Markdown>;
}
