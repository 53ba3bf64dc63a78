/**
 * Whether a reload would find a page. Without one the browser shows an error of its own, with no way back.
 */
export async function canReachHost(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
