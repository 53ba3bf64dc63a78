/** A picture; its size in pixels reserves its place while it loads. */
export interface Picture {
  /** The address of the file. */
  readonly src: string;
  /** The width of the file in pixels. */
  readonly width: number;
  /** The height of the file in pixels. */
  readonly height: number;
  /** Other files of the picture with their widths, as in HTML: `small.avif 640w, large.avif 1280w`. */
  readonly srcSet?: string | undefined;
  /** How wide the picture is shown, as in HTML: `(min-width: 46rem) 50vw, 100vw`. It is needed with `srcSet`. */
  readonly sizes?: string | undefined;
  /** How early the picture is fetched, as in HTML: 'high' for the largest of a page. */
  readonly fetchPriority?: 'high' | 'low' | undefined;
}
