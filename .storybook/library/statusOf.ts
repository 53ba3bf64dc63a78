const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What the tags of a stories file say about its component: `stable`, and reviews such as `arabic-reviewed-2026-11`. */
export function statusOf(tags: readonly string[]) {
  const reviewed = (what: string) => {
    const beginning = `${what}-reviewed-`;
    const date = tags.find((tag) => tag.startsWith(beginning))?.slice(beginning.length);
    return date === undefined ? undefined : month.format(new Date(date));
  };
  return {
    stability: tags.includes('stable') ? 'stable' : 'beta',
    Arabic: reviewed('arabic'),
    Accessibility: reviewed('a11y'),
  };
}
