import type { ComponentPropsWithRef } from 'react';
import { type LocalizedText, LocalText, textIn } from '@showcase/ui';
import { BilingualText, useMessagesIn } from '@showcase/ui/internal';
import { EntityName } from '../ImpactReport/EntityName.tsx';
import {
  lengthOf,
  missingDecimals,
  roundedRows,
  savingOf,
  shareOf,
  sortedBy,
  type ImpactFigures,
} from '../ImpactReport/figures.ts';
import { ImpactCode, useImpactCode } from '../ImpactReport/ImpactCode.tsx';
import {
  impactReportMessages,
  type ImpactReportMessages,
} from '../ImpactReport/ImpactReport.messages.ts';
import { ShareBar } from '../ImpactReport/ShareBar.tsx';
import {
  Adoption,
  Board,
  Code,
  Head,
  Others,
  Root,
  Rows,
  Services,
  Side,
  Totals,
} from './ImpactWall.styles.ts';

export interface ImpactWallProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, ImpactFigures {
  /** Specifies a short remark on the figures, below the heading. */
  readonly note?: LocalizedText | string | undefined;
}

/**
 * An entity's digital impact for a wall: everything at once, as large as the window allows, without controls. The
 * services' bars show the first measure.
 */
export function ImpactWall(props: ImpactWallProps) {
  const { subject, name, adopted, total, percentage, totals, services, measures, ...others } =
    props;
  const { notAdopted, address, note, ...rest } = others;
  const messagesIn = useMessagesIn('ImpactReport', impactReportMessages);
  const say = (key: keyof ImpactReportMessages) => (
    <BilingualText>{(language) => messagesIn(language)[key]}</BilingualText>
  );
  const [measure] = measures;
  const code = useImpactCode(address);
  const sorted = sortedBy(services, measure);
  const values = sorted.map((row) => measure.format(savingOf(row, measure)));
  const missing = missingDecimals(values);

  return (
    <Root {...rest}>
      <Board>
        <Side>
          <Head data-length={lengthOf(name)}>
            <p>
              <LocalText text={subject} />
            </p>
            <h1>
              <EntityName name={name} />
            </h1>
            {note !== undefined && (
              <p dir={typeof note === 'string' ? 'auto' : undefined}>
                <LocalText text={note} />
              </p>
            )}
          </Head>
          <Adoption>
            <h2>{say('adoption')}</h2>
            <p>
              <bdi dir="ltr">{`${String(adopted)}/${String(total)}`}</bdi>
              <bdi dir="ltr">{`${String(percentage)}%`}</bdi>
            </p>
            <ShareBar share={percentage} />
          </Adoption>
          <Totals>
            {totals.map(({ label, value }) => (
              <div key={textIn(label, 'en')}>
                <dt>
                  <LocalText text={label} />
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </Totals>
          {code !== undefined && (
            <Code>
              <ImpactCode code={code} />
              <p>{say('scan')}</p>
            </Code>
          )}
        </Side>
        <Services>
          <h2>{say('adopted')}</h2>
          <p>{services.length > 0 ? <LocalText text={measure.label} /> : say('noneAdopted')}</p>
          <Rows data-rows={roundedRows(services)}>
            {sorted.map((row, index) => (
              <li key={textIn(row.service, 'en')}>
                <bdi>
                  <LocalText text={row.service} />
                </bdi>
                <ShareBar share={shareOf(savingOf(row, measure), services, measure)} />
                <bdi data-missing={missing[index]}>{values[index]}</bdi>
              </li>
            ))}
          </Rows>
          <h2>{say('notAdopted')}</h2>
          {notAdopted.length > 0 ? (
            <Others>
              {notAdopted.map((service) => (
                <li key={textIn(service, 'en')}>
                  <bdi>
                    <LocalText text={service} />
                  </bdi>
                </li>
              ))}
            </Others>
          ) : (
            <p>{say('allAdopted')}</p>
          )}
        </Services>
      </Board>
    </Root>
  );
}
