/** An option in the language of the page. */
export interface ShownOption {
  readonly value: string;
  readonly label: string;
}
