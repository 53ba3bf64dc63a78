import type { ComponentPropsWithRef } from 'react';
import type { ImpactFigures } from './figures.ts';
import { useImpactCode } from './ImpactCode.tsx';
import { Sheet } from './Sheet.tsx';
import { useTimeOfPrinting } from './useTimeOfPrinting.ts';
import type { LocalizedText } from '@showcase/ui';

export interface ImpactReportProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>, ImpactFigures {
  /** Specifies the date of the figures. @default the day of printing */
  readonly date?: Date | undefined;
  /** Specifies notes below the figures, for instance their sources. */
  readonly notes?: readonly (LocalizedText | string)[] | undefined;
  /** Specifies that the sheet also shows on the screen. @default false */
  readonly preview?: boolean | undefined;
}

/**
 * An entity's digital impact on one sheet of A4 or Letter, black on white. It appears only in print, where it replaces
 * everything else on the page. It's created when the browser starts printing.
 */
export function ImpactReport(props: ImpactReportProps) {
  const code = useImpactCode(props.address);
  const printedAt = useTimeOfPrinting();
  if (!props.preview && !printedAt) return null;
  return <Sheet {...props} date={props.date ?? printedAt} code={code} />;
}
