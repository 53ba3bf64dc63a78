import type { ComponentPropsWithRef } from 'react';
import type { Bilingual } from '../i18n/bilingual.ts';
import type { MessageOverrides } from '../i18n/messages.ts';
import type { ImpactFigures } from './figures.ts';
import { useImpactCode } from './ImpactCode.tsx';
import type { ImpactReportMessages } from './ImpactReport.messages.ts';
import { Sheet } from './Sheet.tsx';
import { useTimeOfPrinting } from './useTimeOfPrinting.ts';

export interface ImpactReportProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>, ImpactFigures {
  /** Specifies the day of the figures. @default the day of printing */
  readonly date?: Date | undefined;
  /** Specifies where the figures come from, below them. */
  readonly notes?: readonly (Bilingual | string)[] | undefined;
  /** Specifies that the sheet is shown on the screen, too. @default false */
  readonly isPreview?: boolean | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<ImpactReportMessages> | undefined;
}

/**
 * An entity's digital impact on one sheet of A4 or Letter, black on white. It appears only in print, where it takes the
 * place of everything else on the page, and it is made when the browser begins to print.
 */
export function ImpactReport(props: ImpactReportProps) {
  const code = useImpactCode(props.address);
  const printedAt = useTimeOfPrinting();
  if (!props.isPreview && !printedAt) return null;
  return <Sheet {...props} date={props.date ?? printedAt} code={code} />;
}
