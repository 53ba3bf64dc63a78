/**
 * How styled components are compiled: each gets its own id, so that server and browser agree in whatever
 * order their modules run, and its CSS is stripped of comments and white space.
 */
export const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };
