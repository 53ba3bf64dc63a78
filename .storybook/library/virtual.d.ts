/** Made by `plugin.ts`. */
declare module 'virtual:library' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module can import in no other way
  export const components: readonly import('./components.ts').Component[];
  /** The titles of the stories of screens. */
  export const screens: readonly string[];
}
