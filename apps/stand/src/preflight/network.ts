/** The evidence that an answer, or a missing one, gives about the venue's network. */
import type { Finding } from './check.ts';
import type { AddressAnswer } from './checkAddress.ts';

/** Names and addresses within this computer or the venue. */
const ownNames = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/;
const venueNames =
  /^(?:[^.[]+|.+\.(?:local|lan|internal|home\.arpa)|(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[f[cde].*)$/;

/**
 * Whether an address's answer proves that there is a network, or its silence may be due to a missing one. This computer
 * answers even without a network, and a computer at the venue even without the internet.
 */
export function networkOf(address: string, answer: AddressAnswer): Finding['network'] {
  const { hostname } = new URL(address);
  if (ownNames.test(hostname)) return undefined;
  // A wrong certificate is an answer too, perhaps from the log-in page of the venue's network.
  if (!answer.answers && answer.reason !== 'certificate') return 'silent';
  return venueNames.test(hostname) ? undefined : 'answers';
}
