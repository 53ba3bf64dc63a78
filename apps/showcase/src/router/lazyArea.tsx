import type { ComponentType } from 'react';

/** Code that arrives as one chunk. */
export interface Area {
  /** Its source file as the build's manifest names it, relative to the app: `src/screens/…/index.ts`. */
  readonly module: string;
  /** Imports the module. */
  readonly load: () => Promise<object>;
  /** Loads the area; a failure is kept for the screens to throw, and cleared by the next call. */
  readonly preload: () => Promise<void>;
  /** Whether its screens can be rendered now. */
  readonly isLoaded: () => boolean;
}

/** Thrown if the code of an area did not load; its cause says why. */
export class MissingCode extends Error {}

/** An area of the app: screens that arrive together. */
export interface LazyArea<Screens> extends Area {
  /** A component that renders one of the area's screens, without a fallback: it must be preloaded. */
  readonly screen: (name: keyof Screens & string) => ComponentType;
}

/**
 * Splits an area off without Suspense, because React would delay its content for 300 ms after a fallback.
 *
 * @param module The source file that `load` imports. The prerenderer preloads its chunk with the pages of the area.
 */
export function lazyArea<Screens extends Record<string, ComponentType>>(
  module: string,
  load: () => Promise<Screens>,
): LazyArea<Screens> {
  let screens: Screens | undefined;
  let failure: unknown = new Error(`${module} was rendered before it was preloaded.`);

  const preload = async () => {
    if (screens) return;
    try {
      screens = await load();
    } catch (error) {
      failure = new MissingCode(`${module} did not load. ${String(error)}`, { cause: error });
    }
  };

  const screen = (name: keyof Screens & string) => {
    const LazyScreen = () => {
      if (!screens) throw failure;
      const Screen = screens[name] as ComponentType;
      return <Screen />;
    };
    return LazyScreen;
  };

  return { module, load, preload, isLoaded: () => screens !== undefined, screen };
}
