import { toId } from 'storybook/internal/csf';

/** The id of the docs page under a title. */
export const docsId = (title: string) => toId(title, 'Docs');
