import type { ComponentType } from 'react';

/** An area of the app: screens that arrive together, as one chunk. */
export interface LazyArea<Screens> {
  /** Fetches the area; a failure is kept for the screens to throw, and forgotten by the next call. */
  readonly preload: () => Promise<void>;
  /** A component that renders one of the area's screens, without a fallback: it must be preloaded. */
  readonly screen: (name: keyof Screens & string) => ComponentType;
}

/** Splits an area off without Suspense: React would hold its content back for 300 ms after a fallback. */
export function lazyArea<Screens extends Record<string, ComponentType>>(
  load: () => Promise<Screens>,
): LazyArea<Screens> {
  let screens: Screens | undefined;
  let failure: unknown = new Error('The area was rendered before it was preloaded.');

  const preload = async () => {
    if (screens) return;
    try {
      screens = await load();
    } catch (error) {
      failure = error;
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

  return { preload, screen };
}
