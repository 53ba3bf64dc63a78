import { type Language, localeOf, type LocalizedText, LocalText } from '@showcase/ui';
import { BilingualText, readableAddress, useMessagesIn } from '@showcase/ui/internal';
import { EntityName } from './EntityName.tsx';
import { lengthOf, type ImpactTotal } from './figures.ts';
import { ImpactCode, type Code } from './ImpactCode.tsx';
import { impactReportMessages, type ImpactReportMessages } from './ImpactReport.messages.ts';
import type { ImpactReportProps } from './ImpactReport.tsx';
import {
  Amounts,
  CodeRow,
  Foot,
  Head,
  Name,
  Root,
  Section,
  Services,
} from './ImpactReport.styles.ts';
import { SavingsTable } from './SavingsTable.tsx';
import { ShareBar } from './ShareBar.tsx';

interface SheetProps extends ImpactReportProps {
  /** The result of `useImpactCode` for the address. */
  readonly code: Code | undefined;
}

/** The sheet itself. */
export function Sheet(props: SheetProps) {
  const { subject, name, adopted, total, percentage, totals, services, measures, ...others } =
    props;
  const { notAdopted, address, code, date, notes = [], preview, ...rest } = others;
  const messagesIn = useMessagesIn('ImpactReport', impactReportMessages);
  const say = (key: keyof ImpactReportMessages) => (
    <BilingualText>{(language) => messagesIn(language)[key]}</BilingualText>
  );

  return (
    <Root data-preview={preview || undefined} data-prints-alone="" {...rest}>
      <Head>
        <p>
          <LocalText text={subject} />
        </p>
        {date && (
          <time dateTime={dayOf(date)}>
            <BilingualText>{(language) => dateIn(language, date)}</BilingualText>
          </time>
        )}
      </Head>
      <Name data-length={lengthOf(name)}>
        <EntityName name={name} />
      </Name>
      <Amounts>
        <div>
          <dt>{say('adoption')}</dt>
          <dd>
            <strong dir="ltr">{`${String(adopted)}/${String(total)}`}</strong>
            <span dir="ltr">{`${String(percentage)}%`}</span>
          </dd>
          <dd>
            <ShareBar share={percentage} isFramed />
          </dd>
        </div>
        {totals.map((amount) => (
          <Amount key={amount.value + String(textOf(amount.label))} {...amount} />
        ))}
      </Amounts>
      <Section>
        <h2>{say('adopted')}</h2>
        {services.length > 0 ? (
          <SavingsTable services={services} measures={measures} />
        ) : (
          <p>{say('noneAdopted')}</p>
        )}
      </Section>
      <Section>
        <h2>{say('notAdopted')}</h2>
        {notAdopted.length > 0 ? (
          <Services>
            {notAdopted.map((service) => (
              <li key={textOf(service)}>
                <bdi>
                  <LocalText text={service} />
                </bdi>
              </li>
            ))}
          </Services>
        ) : (
          <p>{say('allAdopted')}</p>
        )}
      </Section>
      <Foot>
        <div>
          {notes.map((note) => (
            <p key={textOf(note)} dir="auto">
              <LocalText text={note} />
            </p>
          ))}
        </div>
        {code !== undefined && (
          <CodeRow>
            <div>
              <p>{say('scan')}</p>
              <bdi dir="ltr">{withoutQuery(address ?? '')}</bdi>
            </div>
            <ImpactCode code={code} />
          </CodeRow>
        )}
      </Foot>
    </Root>
  );
}

function Amount({ label, value, exact }: ImpactTotal) {
  return (
    <div>
      <dt>
        <LocalText text={label} />
      </dt>
      <dd>
        <strong>
          <bdi>{value}</bdi>
        </strong>
      </dd>
      {exact !== undefined && exact !== value && (
        <dd>
          <bdi>{exact}</bdi>
        </dd>
      )}
    </div>
  );
}

/** The part of an address that people may type. */
const withoutQuery = (address: string) => readableAddress(address).replace(/[?#].*/, '');

/** A React key for a text. */
const textOf = (text: LocalizedText | string) => (typeof text === 'string' ? text : text.en);

/** The date as the UAE writes it: the day, then the month in words, with Latin digits. */
function dateIn(language: Language, date: Date): string {
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}

/** The local date in ISO 8601; `toISOString` would give the UTC date. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
