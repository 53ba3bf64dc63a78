import type { ComponentType } from 'react';

/** Code that arrives as one chunk. */
export interface Area {
  /** Its source file as the build's manifest names it, relative to the app: `src/screens/…/index.ts`. */
  readonly module: string;
  /** Imports the module. */
  readonly load: () => Promise<object>;
  /** Loads the area; a failure is kept for its users to throw, and cleared by the next call. */
  readonly preload: () => Promise<void>;
  /** Whether it can be used now. */
  readonly isLoaded: () => boolean;
}

/** Thrown if the code of an area did not load; its cause says why. */
export class MissingCode extends Error {}

/** A module that arrives when it is needed. */
export interface LazyModule<Module> extends Area {
  /** The module. Throws if it did not load, or is not preloaded. */
  readonly loaded: () => Module;
}

/** The exports of a module that are components. */
type ScreenName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never;
}[keyof Module];

/** An area of the app: screens that arrive together. */
export interface LazyArea<Module> extends LazyModule<Module> {
  /** A component that renders one of the area's screens, without a fallback: it must be preloaded. */
  readonly screen: (name: ScreenName<Module>) => ComponentType;
}

/**
 * Splits a module off without Suspense, because React would delay its content for 300 ms after a fallback.
 *
 * @param module The source file that `load` imports. The prerenderer preloads its chunk with the pages that need it.
 */
export function lazyModule<Module extends object>(
  module: string,
  load: () => Promise<Module>,
): LazyModule<Module> {
  let own: Module | undefined;
  let failure: unknown = new Error(`${module} was used before it was preloaded.`);

  const preload = async () => {
    if (own) return;
    try {
      own = await load();
    } catch (error) {
      failure = new MissingCode(`${module} did not load. ${String(error)}`, { cause: error });
    }
  };

  const loaded = () => {
    if (!own) throw failure;
    return own;
  };

  return { module, load, preload, loaded, isLoaded: () => own !== undefined };
}

/** Splits an area off: see `lazyModule`. */
export function lazyArea<Module extends object>(
  module: string,
  load: () => Promise<Module>,
): LazyArea<Module> {
  const area = lazyModule(module, load);

  const screen = (name: ScreenName<Module>) => {
    const LazyScreen = () => {
      const Screen = area.loaded()[name] as ComponentType;
      return <Screen />;
    };
    return LazyScreen;
  };

  return { ...area, screen };
}
