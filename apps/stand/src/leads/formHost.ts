import type { ReadConfiguration } from '@showcase/host/configuration';

/** The provider to which requests are forwarded; empty if the configuration names none. */
export async function readFormHost(readConfiguration: ReadConfiguration): Promise<string> {
  const { contactForm } = (await readConfiguration()).configuration;
  return contactForm?.host ?? '';
}
