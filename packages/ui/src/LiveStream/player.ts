/** The position at which a live stream should now play. */
export interface LivePosition {
  /** In seconds of the video. */
  readonly time: number;
  /** Whether the stream itself gives the position, so all screens can show the same moment. */
  readonly isPrecise: boolean;
}

/** A live stream on a video element. The function that opens it must not throw; it reports faults. */
export interface LivePlayer {
  /** The position where it should play; undefined until known. */
  readonly livePosition: () => LivePosition | undefined;
  /** Identifies the newest part of the stream; undefined until known, and empty if it may have been shown before. */
  readonly newest: () => string | undefined;
  /** Resumes fetching after a network fault. */
  readonly resume: () => void;
  /** Stops fetching; the fetched part stays. */
  readonly suspend: () => void;
  /** Gives the picture a new decoder. */
  readonly recoverMedia: () => void;
  /** Detaches the stream from the element. */
  readonly destroy: () => void;
}

/** A fault from which a player can't recover automatically. */
export type LiveFault = 'network' | 'media' | 'other';

/**
 * Opens a stream on a video element.
 *
 * @param onFault Called when the player gives up.
 */
export type OpenLivePlayer = (
  video: HTMLVideoElement,
  src: string,
  onFault: (fault: LiveFault) => void,
) => Promise<LivePlayer>;
