import { dashboard } from '@showcase/content/dashboard';
import { listOf, ok, problem, warning, type Check, type Finding } from '../check.ts';
import { namesIn, type EntityList } from '../entityList.ts';
import { judgeReadable } from '../judgeAddress.ts';
import { isOwn, type CheckContext } from '../checkContext.ts';
import { requestChecks } from './requests.ts';

/** The presenter's content: the configuration, the entity list and the target of contact requests. */
export function contentChecks(context: CheckContext): readonly Check[] {
  const { entitiesHost } = context.configuration;
  return [
    {
      id: 'configuration',
      label: 'Configuration',
      run: () => judgeConfiguration(context.faults),
    },
    {
      id: 'entities',
      label: 'Entity list',
      address: entitiesHost === '' ? undefined : `${entitiesHost}/api/entities`,
      run: () => checkEntities(context),
    },
    ...requestChecks(context),
  ];
}

/** The host's error about the file, then the errors in its keys. */
export function judgeConfiguration({ problem: broken, problems }: CheckContext['faults']): Finding {
  const sentences = [...(broken === undefined ? [] : [broken]), ...problems];
  if (sentences.length === 0) return ok('Every key is valid.');
  return problem(
    sentences.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' '),
    broken === undefined
      ? 'Correct the keys; docs/configuration.md lists what each may be.'
      : 'Correct the file: until then, the last good one is used, or every default.',
  );
}

async function checkEntities(context: CheckContext): Promise<Finding> {
  const { entitiesHost } = context.configuration;
  const list = await context.entities();
  if (isOwn(context, entitiesHost || '/')) return judgeEntities(list, context.entityFile);
  const address = `${entitiesHost}/api/entities`;
  const asked = { address, replace: 'replace entitiesHost in the configuration' };
  const readable = judgeReadable(await context.askToRead(address), asked, context.origin);
  if (readable.state !== 'ok') return readable;
  return { ...judgeEntities(list), network: readable.network };
}

/** @param file The host's file, if the host serves the list. */
export function judgeEntities(list: EntityList, file?: CheckContext['entityFile']): Finding {
  const path = file?.file ?? 'the list';
  if ('failure' in list) {
    return problem(`The dashboard cannot load the list: ${list.failure}`, `Look at ${path}.`);
  }
  if (file && file.problem !== null) {
    return problem(
      `${file.problem} The last good list is shown, with ${countOf(file.count)}.`,
      'Correct the file; the host reads it again.',
    );
  }
  const names = namesIn(list.records);
  if (names.length === 0) return problem('The list has no entities.', `Fill in ${path}.`);
  const count = `${countOf(names.length)}: ${listOf(names)}.`;
  // The host names lines of its file; in a list from another host, entries are counted.
  const findings = file?.findings ?? list.findings;
  if (findings.length > 0) {
    return warning(
      `${count} ${findings.join(' ')}`,
      `Correct ${path}, or accept the figures that it gives.`,
    );
  }
  if (list.records.some((record) => record['DataNote'] === dashboard.sampleNote.en)) {
    return warning(
      `${count} The dashboard marks them as sample figures.`,
      'Start with --entities FILE to show your own.',
    );
  }
  return ok(count);
}

const countOf = (count: number) => (count === 1 ? '1 entity' : `${String(count)} entities`);
