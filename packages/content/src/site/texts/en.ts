/** Texts that belong to the whole site. */
export const en = {
  /** The language's own name, for the link to it. */
  language: 'English',
  name: 'Showcase',
  backToProjects: 'Back to projects',
  failure: {
    title: 'This screen did not load.',
    text: 'The rest of the showcase still works. Check the connection and try again.',
    retry: 'Try again',
  },
};
