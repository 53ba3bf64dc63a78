import { deepLinkSchemes } from '@showcase/content/deepLinkSchemes';
import { defaultLinks, isPath, type LinkId } from '@showcase/content/links';
import { warning, type Check } from '../check.ts';
import { judgeLink } from '../judgeAddress.ts';
import { judgeOwnPage } from '../ownPage.ts';
import { isOwn, type CheckContext } from '../checkContext.ts';

/** Every external link, including replacements from the configuration. */
export function linkChecks(context: CheckContext): readonly Check[] {
  const { links, externalProjects } = context.configuration;
  const catalogue = Object.entries({ ...defaultLinks, ...links }) as [LinkId, string][];
  return [
    ...catalogue.map(([id, address]) => linkCheck(context, `links.${id}`, wordsOf(id), address)),
    linkCheck(context, 'externalProjects.m42', 'M42', externalProjects.m42),
  ];
}

type LinkKind = 'outside' | 'own' | 'deepLink' | 'placeholder';

/** The kind of a catalogue entry. Internal addresses are paths of the app, or lead to its origin. */
export function kindOf(address: string, origin: string): LinkKind {
  const text = address.trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (deepLinkSchemes.some((known) => known === scheme)) return 'deepLink';
  const isWeb = /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text);
  if (!isWeb && !isPath(text)) return 'placeholder';
  return isOwn({ origin }, text) ? 'own' : 'outside';
}

function linkCheck(context: CheckContext, key: string, label: string, address: string): Check {
  const asked = { address, replace: `replace ${key} in the configuration` };
  const common = { id: key, label, address };
  switch (kindOf(address, context.origin)) {
    case 'outside':
      return {
        ...common,
        run: async () => judgeLink(await context.ask(address), asked),
      };
    case 'own':
      return {
        ...common,
        run: () => judgeOwnPage(asked, context.origin),
      };
    case 'deepLink':
      return {
        ...common,
        run: () => ({
          ...warning(
            'It opens an app, which cannot be checked from here.',
            'Press each once on the device you will present with, with the app installed.',
          ),
          many: 'open apps, which cannot be checked from here',
        }),
      };
    case 'placeholder':
      return {
        ...common,
        address: undefined,
        run: () => ({
          ...warning(
            `Visitors read “Coming soon”, because “${address}” is not an address.`,
            'Set it under “links” in the configuration once there is one.',
          ),
          many: 'have no address yet: visitors read “Coming soon”',
        }),
      };
  }
}

/** Words whose spelling a key cannot express. */
const spellings: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/\bai\b/i, 'AI'],
  [/\bqa\b/i, 'QA'],
  [/\buae pass\b/i, 'UAE PASS'],
  [/\bcodai\b/i, 'CODAI'],
  [/\bco location\b/i, 'Co-location'],
];

/** The key of a link as words: 'aiCloudLiveDemo' is 'AI cloud live demo'. */
export function wordsOf(id: string): string {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return spellings.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), sentence);
}
