/** A picture; its size in pixels reserves its place while it loads. */
export interface Picture {
  /** The address of the file. */
  readonly src: string;
  /** The width of the file in pixels. */
  readonly width: number;
  /** The height of the file in pixels. */
  readonly height: number;
}
