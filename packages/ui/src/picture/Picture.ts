/** A picture; its size in pixels reserves its place while it loads. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
