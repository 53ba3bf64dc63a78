/** What an answer, or silence, says about the network of the venue. */
import type { Finding } from './check.ts';
import type { AddressAnswer } from './host.ts';

/** Names and addresses that never leave this computer, or never leave the venue. */
const ownNames = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/;
const venueNames =
  /^(?:[^.[]+|.+\.(?:local|lan|internal|home\.arpa)|(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[f[cde].*)$/;

/**
 * Whether the answer of an address proves that there is a network, or its silence may be due to a missing one. This
 * computer itself answers without a network, and a computer at the venue without the internet.
 */
export function networkOf(address: string, answer: AddressAnswer): Finding['network'] {
  const { hostname } = new URL(address);
  if (ownNames.test(hostname)) return undefined;
  // A wrong certificate is an answer, too: perhaps of the log-in page of the venue's network.
  if (!answer.answers && answer.reason !== 'certificate') return 'silent';
  return venueNames.test(hostname) ? undefined : 'answers';
}
