/** How long a security.txt is valid: RFC 9116 recommends at most a year. */
const validMilliseconds = 360 * 86_400_000;

/** Files for search engines and security researchers. The sitemap needs the site's origin. */
export function publicFiles(
  pages: readonly string[],
  origin: string | undefined,
  securityContact: string | undefined,
): Readonly<Record<string, string>> {
  const sitemap = origin === undefined ? '' : `Sitemap: ${origin}/sitemap.xml\n`;
  return {
    'robots.txt': `User-agent: *\nAllow: /\n${sitemap}`,
    ...(origin !== undefined && { 'sitemap.xml': sitemapOf(pages, origin) }),
    ...(securityContact !== undefined && {
      '.well-known/security.txt': securityText(securityContact, origin),
    }),
  };
}

function sitemapOf(pages: readonly string[], origin: string): string {
  const urls = pages.map((page) => `  <url><loc>${origin}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function securityText(contact: string, origin: string | undefined): string {
  const expires = new Date(Date.now() + validMilliseconds).toISOString();
  const canonical = origin === undefined ? '' : `Canonical: ${origin}/.well-known/security.txt\n`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, ar\n${canonical}`;
}
