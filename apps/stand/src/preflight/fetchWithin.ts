/** `fetch` with a time limit, in milliseconds, for the whole response. */
export function fetchWithin(
  milliseconds: number,
  address: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(milliseconds), ...init });
}
