/** Judges the answers of external addresses. */
import { ok, problem, warning, type Finding } from './check.ts';
import type { AddressAnswer } from './checkAddress.ts';
import { networkOf } from './network.ts';

export interface Asked {
  readonly address: string;
  /** Says how to replace it: 'replace links.trade in the configuration'. */
  readonly replace: string;
}

/** Judges the target of a link. */
export function judgeLink(answer: AddressAnswer, { address, replace }: Asked): Finding {
  const finding = answer.answers
    ? judgeStatus(answer.status, replace)
    : judgeSilence(answer, replace);
  return { ...finding, network: networkOf(address, answer) };
}

/**
 * Judges the content of a frame.
 *
 * @param origin The origin of the surrounding showcase.
 */
export function judgeFrame(answer: AddressAnswer, asked: Asked, origin: string): Finding {
  if (!answer.answers || answer.refusal === undefined) return judgeLink(answer, asked);
  return {
    ...problem(
      `It refuses to be shown in a frame (${answer.refusal}).`,
      `Ask its owner to allow ${origin}, or ${asked.replace}.`,
    ),
    network: networkOf(asked.address, answer),
  };
}

/**
 * Judges an address that browsers need to read.
 *
 * @param origin The origin of the showcase.
 */
export function judgeReadable(answer: AddressAnswer, asked: Asked, origin: string): Finding {
  if (!answer.answers || answer.status >= 400 || answer.isReadable) return judgeLink(answer, asked);
  return {
    ...problem(
      'The host can reach it, but it does not allow this page to read it.',
      `Ask its owner to allow ${origin} (CORS).`,
    ),
    network: networkOf(asked.address, answer),
  };
}

/** Statuses that sites send to automated requests even if visitors see the page. */
const turnedAway = new Set([401, 403, 405, 406, 429, 451, 503, 999]);

function judgeStatus(status: number, replace: string): Finding {
  if (status < 400) return { ...ok('It answers.'), many: 'answer' };
  const answers = `It answers with ${String(status)}`;
  if (turnedAway.has(status)) {
    return warning(
      `${answers}; some sites do that to automated requests.`,
      `Open it in a browser. If it fails there too, ${replace}.`,
    );
  }
  if (status < 500) {
    return problem(
      `${answers}: there is no such page.`,
      `${replace.charAt(0).toUpperCase()}${replace.slice(1)}.`,
    );
  }
  return problem(`${answers}: its server reports an error.`, `Try again later, or ${replace}.`);
}

type Silent = Extract<AddressAnswer, { readonly answers: false }>;

/** Judges an address that doesn't answer although there is a network. */
function judgeSilence({ reason, detail }: Silent, replace: string): Finding {
  const code = detail === '' ? '' : ` (${detail})`;
  const found = {
    timeout: 'It does not answer within 5 seconds.',
    unknownName: `Its host name cannot be found${code}.`,
    refused: `It refuses the connection${code}.`,
    unreachable: `It cannot be reached${code}.`,
    certificate: `Its certificate is not valid${code}.`,
  }[reason];
  const action =
    reason === 'certificate'
      ? 'Check the date and time, and whether the network asks you to log in. Otherwise,'
      : 'Open it in a browser. If it fails there too,';
  return problem(found, `${action} ${replace}.`);
}
