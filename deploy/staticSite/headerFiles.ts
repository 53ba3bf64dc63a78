import type { Origins } from '@showcase/content/configuration/origins';
import {
  filePolicy,
  fixedHeaders,
  frameAncestors,
  hashedFilesCache,
  permissionsPolicy,
  strictTransport,
} from '../../apps/host/src/site/headers.ts';

/** The host's headers as configuration of other servers, by file. A page's own policy is in the page. */
export function headerFiles(
  origins: Origins,
  notFoundPages: readonly string[],
): Readonly<Record<string, string>> {
  const headers = {
    ...fixedHeaders,
    'permissions-policy': permissionsPolicy(origins.embed),
    'strict-transport-security': strictTransport,
  };
  const deepestFirst = notFoundPages
    .filter((page) => page !== '/404.html')
    .toSorted((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b));
  return {
    'site/_headers': cloudflareHeaders(headers),
    'nginx/maps.conf': nginxMaps(deepestFirst),
    'nginx/headers.conf': nginxHeaders(headers),
    'caddy/headers.caddy': caddyHeaders(headers),
    'caddy/errors.caddy': caddyErrors(deepestFirst),
  };
}

type Headers = Readonly<Record<string, string>>;

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

const entityHeaders: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * For Cloudflare Pages: rules add up, and `!` removes a header that an earlier rule has set. A second rule for the same
 * path would replace the first.
 */
function cloudflareHeaders(headers: Headers): string {
  const write = (all: Headers) => lines(all, (name, value) => `  ${name}: ${value}`);
  const all = {
    ...headers,
    'cache-control': 'no-cache',
    'content-security-policy': frameAncestors,
    'cross-origin-resource-policy': 'same-origin',
  };
  const asFile = `  ! content-security-policy
  content-security-policy: ${filePolicy}`;
  // Pages itself would allow every origin to read every file.
  return `/*
  ! access-control-allow-origin
${write(all)}
/assets/*
  ! cache-control
  cache-control: ${hashedFilesCache}
${asFile}
/api/entities
  ! cross-origin-resource-policy
  content-type: application/json; charset=utf-8
${write(entityHeaders)}
${asFile}
${['/media/*', '/previews/*', '/*.svg', '/*.json'].map((path) => `${path}\n${asFile}\n`).join('')}`;
}

function nginxMaps(notFoundPages: readonly string[]): string {
  // By address, not by content type: a 304 response has none, and would change the policy of the page in the cache.
  return `map $uri $showcase_policy {
  ~\\.html$ "${frameAncestors}";
  default "${filePolicy}";
}
map $uri $showcase_cache {
  ~^/assets/ "${hashedFilesCache}";
  default "no-cache";
}
map $uri $showcase_shared_with {
  /api/entities "cross-origin";
  default "same-origin";
}
map $uri $showcase_allowed_origin {
  /api/entities "*";
  default "";
}
map $uri $showcase_not_found {
${notFoundPages.map((page) => `  ~^${page.replace('404.html', '')} ${page};`).join('\n')}
  default /404.html;
}
`;
}

function nginxHeaders(headers: Headers): string {
  const variables: Headers = {
    'content-security-policy': '$showcase_policy',
    'cache-control': '$showcase_cache',
    'cross-origin-resource-policy': '$showcase_shared_with',
    'access-control-allow-origin': '$showcase_allowed_origin',
  };
  return `${lines({ ...headers, ...variables }, (name, value) => `add_header ${name} '${value}' always;`)}\n`;
}

const quoted = (value: string) => `\`${value}\``;

function caddyHeaders(headers: Headers): string {
  const set = (all: Headers) => lines(all, (name, value) => `  ${name} ${quoted(value)}`);
  const all = {
    ...headers,
    'cache-control': 'no-cache',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'same-origin',
  };
  // In a route, the later of two lines for one header wins.
  return `route {
  header {
${set(all)}
  }
  header -server
  @page path *.html
  header @page content-security-policy ${quoted(frameAncestors)}
  header /assets/* cache-control ${quoted(hashedFilesCache)}
  header /api/entities {
${set({ ...entityHeaders, 'content-type': 'application/json; charset=utf-8' })}
  }
}
`;
}

function caddyErrors(notFoundPages: readonly string[]): string {
  const routes = [...notFoundPages, '/404.html'].map(
    (page) => `handle ${page.replace('404.html', '*')} {\n  rewrite * ${page}\n}`,
  );
  return `header content-security-policy ${quoted(frameAncestors)}
header cache-control no-cache
${routes.join('\n')}
file_server {
  precompressed br gzip
}
`;
}
