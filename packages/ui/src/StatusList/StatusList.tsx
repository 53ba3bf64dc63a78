import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { textIn } from '../i18n/bilingual.ts';
import { fillText } from '../i18n/fillText.ts';
import { useMessages } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import { CheckEntryItem } from './CheckEntryItem.tsx';
import { CheckIcon } from './CheckIcon.tsx';
import { statusListMessages, type StatusListMessages } from './StatusList.messages.ts';
import {
  Controls,
  Count,
  Counts,
  Group,
  Heading,
  Hidden,
  Jump,
  Jumps,
  List,
  Progress,
  Root,
  Summary,
} from './StatusList.styles.ts';
import { countChecks, entriesOf, type StatusGroup } from './checks.ts';
import type { CountedText, MessageOverrides } from '../i18n/types.ts';

export interface StatusListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the checks, in groups, and the state of each. */
  readonly groups: readonly StatusGroup[];
  /** Is called with the id of an entry to check again. Without it, entries have no button. */
  readonly onCheck?: ((id: string) => void) | undefined;
  /** Is called when the visitor asks to check everything again. Without it, there's no button. */
  readonly onCheckAll?: (() => void) | undefined;
  /** Specifies further controls next to “Check all again”. They aren't printed. */
  readonly controls?: ReactNode;
  /** Specifies the level of the groups’ headings. @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<StatusListMessages> | undefined;
}

/**
 * A report of the checks before a show, in groups: the state of each entry, the finding and the action to take. The
 * number of entries in each state and links to the problems come first. Screen readers announce the result once all
 * checks are done. On paper it has no controls. It doesn't run the checks itself.
 */
export function StatusList(props: StatusListProps) {
  const { groups, onCheck, onCheckAll, controls, headingLevel = 2, messages, ...rest } = props;
  const texts = useMessages('StatusList', statusListMessages, messages);
  const { language } = useShowcase();
  const id = useId();
  const entries = entriesOf(groups);
  const counts = countChecks(entries);
  const isChecking = counts.done < counts.total;
  const problems = entries.filter(({ state }) => state === 'problem');
  const counted = (text: CountedText, count: number) => fillText(text, { count }, language);
  const summary = [
    { state: 'problem', text: counted(texts.problems, counts.problem) },
    { state: 'warning', text: counted(texts.warnings, counts.warning) },
    { state: 'ok', text: counted(texts.passed, counts.ok) },
  ] as const;
  const idOf = (entry: { readonly id: string }) => `${id}-${entry.id}`;

  return (
    <Root aria-busy={isChecking} {...rest}>
      <Summary>
        <Counts role="list">
          {summary.map(({ state, text }) => (
            <Count key={state} data-state={state} data-none={counts[state] === 0 || undefined}>
              <CheckIcon state={state} />
              {text}
            </Count>
          ))}
        </Counts>
        {(onCheckAll ?? controls) && (
          <Controls>
            {onCheckAll && (
              <Button
                variant="primary"
                aria-disabled={isChecking}
                onClick={() => {
                  if (!isChecking) onCheckAll();
                }}
              >
                {texts.checkAllAgain}
              </Button>
            )}
            {controls}
          </Controls>
        )}
        {isChecking && (
          <Progress
            value={counts.done}
            max={counts.total}
            aria-label={fillText(
              texts.progress,
              { done: counts.done, total: counts.total },
              language,
            )}
          />
        )}
        {problems.length > 0 && (
          <Jumps role="list" aria-label={counted(texts.problems, counts.problem)}>
            {problems.map((entry) => (
              <li key={entry.id}>
                <Jump href={`#${idOf(entry)}`}>
                  <CheckIcon state="problem" />
                  {textIn(entry.label, language)}
                </Jump>
              </li>
            ))}
          </Jumps>
        )}
        <Hidden role="status">{!isChecking && summary.map(({ text }) => text).join('. ')}</Hidden>
      </Summary>
      {groups.map(({ title, entries: own }) => {
        const heading = `${id}-${textIn(title, 'en')}`.replaceAll(/\s+/g, '-');
        return (
          <Group key={heading} aria-labelledby={heading}>
            <Heading as={`h${headingLevel}`} id={heading}>
              {textIn(title, language)}
            </Heading>
            <List role="list">
              {own.map((entry) => (
                <CheckEntryItem
                  key={entry.id}
                  id={idOf(entry)}
                  entry={entry}
                  onCheck={onCheck}
                  texts={texts}
                />
              ))}
            </List>
          </Group>
        );
      })}
    </Root>
  );
}
