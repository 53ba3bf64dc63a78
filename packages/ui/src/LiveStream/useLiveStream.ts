import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createLiveController, type LiveController, type LiveState } from './liveController.ts';
import { openLivePlayer } from './livePlayer.ts';

interface LiveStream {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: LiveState;
}

/** Plays a live stream on a video element while it should play, and reports its state. */
export function useLiveStream(
  src: string | undefined,
  isPlaying: boolean,
  onRefused: () => void,
): LiveStream {
  const video = useRef<HTMLVideoElement>(null);
  const controller = useRef<LiveController>(undefined);
  const [state, setState] = useState<LiveState>('connecting');
  const reportRefused = useEffectEvent(onRefused);

  useEffect(() => {
    const element = video.current;
    if (!element || src === undefined) return undefined;
    const events = {
      onState: setState,
      onRefused: () => {
        reportRefused();
      },
    };
    const environment = { open: openLivePlayer, random: Math.random };
    const created = createLiveController(element, src, events, environment);
    controller.current = created;
    return () => {
      created.close();
    };
  }, [src]);

  useEffect(() => {
    if (isPlaying) controller.current?.play();
    else controller.current?.pause();
  }, [src, isPlaying]);

  return { video, state: src === undefined ? 'offline' : state };
}

/** How long a state must last before it's announced, in milliseconds. */
const calm = 2000;

/** A state once it has settled: brief changes aren't announced. */
export function useSettled<State>(state: State): State | undefined {
  const [settled, setSettled] = useState<State>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(state);
    }, calm);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  return settled;
}
