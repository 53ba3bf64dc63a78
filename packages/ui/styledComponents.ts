/**
 * What the compiler makes of styled components: an id of its own for each, so that a server and a browser agree
 * on them in whatever order their modules run, and CSS without comments and white space.
 */
export const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };
