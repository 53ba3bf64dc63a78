/** The search part of an address in readable form: letters beyond ASCII are not encoded. */
export function readableSearch(search: string): string {
  return search.replaceAll(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
}
