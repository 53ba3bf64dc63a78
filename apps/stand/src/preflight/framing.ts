/** Whether an address may be shown in a frame, by its headers. */

/**
 * Finds what makes browsers refuse to show an address in a frame: `frame-ancestors` of any Content-Security-Policy, or
 * `X-Frame-Options` if no policy has that directive.
 *
 * @param headers The headers of the address.
 * @param address The address, after redirects.
 * @param origin The origin of the page around the frame.
 * @returns The header or the directive that refuses it; undefined if none does.
 */
export function refusalToBeFramed(
  headers: Headers,
  address: string,
  origin: string,
): string | undefined {
  const own = new URL(address);
  const directives = (headers.get('content-security-policy') ?? '').split(',').flatMap(ancestorsOf);
  if (directives.length > 0) {
    const refusing = directives.find((sources) => !sources.some(allows(own, new URL(origin))));
    return refusing && `Content-Security-Policy: frame-ancestors ${refusing.join(' ')}`.trimEnd();
  }
  const options = headers.get('x-frame-options') ?? '';
  return isRefusedByOptions(options, own.origin === origin)
    ? `X-Frame-Options: ${options}`
    : undefined;
}

/** The sources of a policy's first `frame-ancestors`, since browsers ignore repetitions; undefined if it has none. */
function ancestorsOf(policy: string): readonly (readonly string[])[] {
  const directive = policy
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .find(([name]) => name?.toLowerCase() === 'frame-ancestors');
  return directive ? [directive.slice(1)] : [];
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether a source of `frame-ancestors` allows a page around an address. */
function allows(own: URL, page: URL): (source: string) => boolean {
  const portOf = ({ port, protocol }: URL) => port || defaultPorts[protocol];
  return (source) => {
    const text = source.toLowerCase();
    if (text === "'self'") return page.origin === own.origin;
    if (text === '*') return /^https?:$/.test(page.protocol);
    if (/^[a-z][a-z\d+.-]*:$/.test(text)) return isScheme(text, page.protocol);
    const [, scheme, host = '', port] =
      /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|[^:/]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(text) ??
      [];
    if (!isScheme(scheme ?? own.protocol, page.protocol)) return false;
    if (!isHost(host, page.hostname)) return false;
    return port === undefined
      ? portOf(page) === defaultPorts[page.protocol]
      : port === '*' || port === portOf(page);
  };
}

/** Browsers also accept https where http is allowed. */
function isScheme(allowed: string, protocol: string): boolean {
  return allowed === protocol || (allowed === 'http:' && protocol === 'https:');
}

function isHost(allowed: string, host: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
}

/** `X-Frame-Options` as the HTML standard reads it: unknown values allow, values that contradict each other refuse. */
function isRefusedByOptions(header: string, isSameOrigin: boolean): boolean {
  const values = new Set(header.split(',').map((value) => value.trim().toLowerCase()));
  const known = ['deny', 'sameorigin', 'allowall'].filter((value) => values.has(value));
  if (values.size > 1) return known.length > 0;
  return known[0] === 'deny' || (known[0] === 'sameorigin' && !isSameOrigin);
}
