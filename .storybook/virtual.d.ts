/** What `readParts` of health.ts gives, read when this Storybook is built. */
declare module 'virtual:health' {
  export const parts: readonly {
    readonly name: string;
    readonly bytes: number | undefined;
    readonly unitTests: number;
  }[];
}
