import { dubaiNowFilm, dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { languages } from '@showcase/content/languages';
import { site } from '@showcase/content/site';
import { listOf, ok, problem, warning, type Check } from '../check.ts';
import { judgeFrame } from '../judgeAddress.ts';
import { judgeOwnPage } from '../ownPage.ts';
import { isOwn, type CheckContext } from '../checkContext.ts';
import { liveStreamCheck } from './liveStream.ts';

/** Every page that the showcase shows in a frame: film players and the portal. */
export function frameChecks(context: CheckContext): readonly Check[] {
  const { videos, gridPortal } = context.configuration;
  const films = dubaiNowServices.flatMap(({ id, label: name }) =>
    languages.flatMap((language) => {
      const address = videos.dubaiNow[id]?.[language] ?? dubaiNowFilm(id, language);
      const label = `${name.en} film (${site.language[language]})`;
      return address === undefined
        ? []
        : frameCheck(context, `videos.dubaiNow.${id}.${language}`, label, address);
    }),
  );
  return [
    frameCheck(context, 'videos.product', 'Product film', videos.product),
    frameCheck(context, 'videos.coLocation', 'Co-location film', videos.coLocation),
    frameCheck(context, 'gridPortal', 'Intelligence Grid portal', gridPortal),
    ...(videos.liveStream === null ? [] : [liveStreamCheck(context, videos.liveStream)]),
    ...films,
    dubaiNowCheck(context),
  ];
}

function frameCheck(context: CheckContext, key: string, label: string, address: string): Check {
  const asked = { address, replace: `replace ${key} in the configuration` };
  const common = { id: key, label, address };
  return isOwn(context, address)
    ? { ...common, run: () => judgeOwnPage(asked, context.origin) }
    : {
        ...common,
        run: async () => judgeFrame(await context.ask(address), asked, context.origin),
      };
}

/** Services without a film, and films of services that don't exist. */
function dubaiNowCheck({ configuration: { videos } }: CheckContext): Check {
  const slugs: readonly string[] = dubaiNowServices.map(({ id }) => id);
  return {
    id: 'videos.dubaiNow',
    label: 'Dubai Now films',
    run: () => {
      const unknown = Object.keys(videos.dubaiNow).filter((slug) => !slugs.includes(slug));
      if (unknown.length > 0) {
        return problem(
          `There is no service ${listOf(unknown)}.`,
          `Name services as their addresses do, for example videos.dubaiNow.${slugs[0] ?? ''}.`,
        );
      }
      const without = dubaiNowServices.filter(
        ({ id }) => dubaiNowFilm(id, languages[0]) === undefined && !videos.dubaiNow[id],
      );
      if (without.length === 0) return ok('Every service has a film.');
      return warning(
        `${String(without.length)} services have no film and say so: ${listOf(without.map(({ label }) => label.en))}.`,
        'Name their players in videos.dubaiNow, or leave them as they are.',
      );
    },
  };
}
