/** A picture. Its size in pixels reserves its space while it loads. */
export interface Picture {
  /** The address of the file. */
  readonly src: string;
  /** The width of the file in pixels. */
  readonly width: number;
  /** The height of the file in pixels. */
  readonly height: number;
  /** Other files of the picture with their widths, as in HTML: `small.avif 640w, large.avif 1280w`. */
  readonly srcSet?: string | undefined;
  /** The displayed width of the picture, as in HTML: `(min-width: 46rem) 50vw, 100vw`. Required with `srcSet`. */
  readonly sizes?: string | undefined;
  /** The fetch priority, as in HTML: 'high' for the largest picture on a page. */
  readonly fetchPriority?: 'high' | 'low' | undefined;
}
