import { useEffect, useState, type ComponentType } from 'react';

interface Arrival<Props> {
  readonly Component?: ComponentType<Props>;
  readonly failure?: unknown;
}

/**
 * Makes a component whose code isn't part of the first visit: it is loaded once, when the component is first shown.
 * Unlike `lazy`, it doesn't delay anything else.
 *
 * @param onFailure What happens if the code cannot be loaded: 'throw' leaves it to the boundary around the screen,
 * 'hide' shows nothing. A component that is shown later tries again.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: 'throw' | 'hide',
): ComponentType<Props> {
  let loaded: Arrival<Props> = {};
  return function Late(props: Props) {
    const [{ Component, failure }, setArrival] = useState(loaded);
    useEffect(() => {
      if (loaded.Component) return;
      load().then(
        (arrived) => {
          loaded = { Component: arrived };
          setArrival(loaded);
        },
        (error: unknown) => {
          setArrival({ failure: error });
        },
      );
    }, []);
    if (failure !== undefined && onFailure === 'throw') throw failure;
    return Component ? <Component {...props} /> : null;
  };
}
