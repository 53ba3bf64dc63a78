/**
 * Adds what search engines and social networks read from a page: its canonical address, absolute addresses of its
 * other languages, and the texts of a preview. Pages that they should not list stay as they are.
 *
 * @param page The page's path, such as `/projects/core42`.
 * @param origin The site's origin, such as `https://show.example`.
 */
export function publicPage(html: string, page: string, origin: string): string {
  if (html.includes('<meta name="robots" content="noindex"')) return html;
  const language = /<html lang="([a-z]+)"/.exec(html)?.[1] ?? 'en';
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replaceAll('"', '&quot;') ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const properties = {
    'og:type': 'website',
    'og:url': `${origin}${page}`,
    'og:title': title,
    'og:description': description,
    'og:locale': language === 'ar' ? 'ar_AE' : language,
  };
  const tags = [
    `<link rel="canonical" href="${origin}${page}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
  ];
  return html
    .replaceAll(/(<link rel="alternate" hreflang="[a-z]+" href=")\//g, `$1${origin}/`)
    .replace('</title>', () => `</title>${tags.join('')}`);
}
