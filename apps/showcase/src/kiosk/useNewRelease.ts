import { useEffect } from 'react';
import { refreshEntities } from '../services/useEntities.ts';
import { isOther, servedRelease, type Release } from './newRelease.ts';

/** How often the host is asked while nobody is there, in milliseconds. */
const interval = 30_000;

/**
 * While nobody is there, takes what is new: the list of entities, and a new build or a changed configuration by a
 * reload, once the host has shown that it answers.
 *
 * @param isBetween Whether nobody is there.
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

/** What this page was loaded with. It is asked for once; if the host does not answer then, the next look asks again. */
let loaded: Promise<Release | undefined> | undefined;

async function remember(): Promise<Release | undefined> {
  loaded ??= servedRelease();
  const release = await loaded;
  if (!release) loaded = undefined;
  return release;
}
