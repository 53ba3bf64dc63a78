import { previewLocale } from '@showcase/content/languages';

/**
 * Adds what search engines and social networks read from a page: its own address, absolute addresses of its other
 * languages, and the texts and picture of a preview.
 *
 * @param address The page's full address, such as `https://show.example/projects/core42`.
 */
export function publicPage(html: string, address: string): string {
  const { origin, pathname } = new URL(address);
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en';
  const properties = {
    'og:type': 'website',
    'og:url': address,
    'og:title': /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replaceAll('"', '&quot;') ?? '',
    'og:description': /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    'og:locale': previewLocale(language),
    'og:image': `${origin}/previews/${projectOf(pathname) ?? 'overview'}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = [
    `<link rel="canonical" href="${address}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
  ];
  return html
    .replaceAll(/(<link rel="alternate" hreflang="[a-z]+" href=")\//g, `$1${origin}/`)
    .replace('</title>', () => `</title>${tags.join('')}`);
}

/** The id of the project that a page belongs to. */
const projectOf = (path: string) => /\/projects\/([^/]+)/.exec(path)?.[1];
