/** Texts that belong to the whole site. */
export const site = {
  name: 'Showcase',
  notFound: {
    title: 'We couldn’t find that page.',
    text: 'The address may be misspelt, or the page has moved.',
    link: 'Back to projects',
  },
  failure: {
    title: 'This screen did not load.',
    text: 'The rest of the showcase still works. Check the connection and try again.',
    retry: 'Try again',
    link: 'Back to projects',
  },
} as const;

/** The title of the document for a screen. */
export function documentTitle(screen: string): string {
  return `${screen} · ${site.name}`;
}
