import { useEffect } from 'react';
import { refreshEntities } from '../services/useEntities.ts';
import { isOther, servedRelease, type Release } from './newRelease.ts';

/** How often the host is asked between visitors, in milliseconds. */
const interval = 30_000;

/**
 * Updates the page between visitors: fetches the entity list, and reloads for a new build or a changed configuration
 * once the host answers.
 *
 * @param isBetween Whether the kiosk is between visitors.
 */
export function useNewRelease(isBetween: boolean): void {
  useEffect(() => {
    void remember();
  }, []);

  useEffect(() => {
    if (!isBetween) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      await refreshEntities();
      const [known, served] = await Promise.all([remember(), servedRelease()]);
      if (isOver) return;
      if (known && served && isOther(known, served)) location.reload();
      else wait();
    };
    const wait = () => {
      timer = setTimeout(() => void look(), interval);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isBetween]);
}

/** The release of this page. It is requested once; if the host doesn't answer, the next check asks again. */
let loaded: Promise<Release | undefined> | undefined;

async function remember(): Promise<Release | undefined> {
  loaded ??= servedRelease();
  const release = await loaded;
  if (!release) loaded = undefined;
  return release;
}
