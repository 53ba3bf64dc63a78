/** `parameters.design` of a story: the frame that it is built from, shown in the panel Design. */
export interface Design {
  /** What the frame shows; the text alternative of the picture. */
  readonly description: string;
  /** The address of the frame, for instance in Figma. It is opened, never embedded: the book asks no other host for anything. */
  readonly frame?: string;
  /** The address of a picture of the frame, in this repository. */
  readonly picture?: string;
}
