/** The build without subtitles, alternate audio and protected media has no types. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
