/**
 * Adds what search engines and social networks read from a page: its own address, absolute addresses of its other
 * languages, and the texts of a preview.
 *
 * @param address The page's full address, such as `https://show.example/projects/core42`.
 */
export function publicPage(html: string, address: string): string {
  const { origin } = new URL(address);
  const language = /<html lang="([a-z]+)"/.exec(html)?.[1] ?? 'en';
  const properties = {
    'og:type': 'website',
    'og:url': address,
    'og:title': /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replaceAll('"', '&quot;') ?? '',
    'og:description': /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    'og:locale': language === 'ar' ? 'ar_AE' : language,
  };
  const tags = [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
  ];
  return html
    .replaceAll(/(<link rel="alternate" hreflang="[a-z]+" href=")\//g, `$1${origin}/`)
    .replace('</title>', () => `</title>${tags.join('')}`);
}
