import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { Button, type Language } from '@showcase/ui';
import {
  BilingualText,
  composeHandlers,
  fillText,
  inLanguage,
  useMergedRef,
  useMessagesIn,
  useModal,
  useReadingOrder,
  useVisualViewport,
} from '@showcase/ui/internal';
import { listenForInput } from '../hooks/listenForInput.ts';
import { announcedSeconds } from './announcedSeconds.ts';
import { idleWarningMessages } from './IdleWarning.messages.ts';
import {
  Bar,
  Count,
  Half,
  Halves,
  Hidden,
  Question,
  Remaining,
  Root,
} from './IdleWarning.styles.ts';

export interface IdleWarningProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children'> {
  /** Specifies whether the warning is shown. */
  readonly open: boolean;
  /** Specifies how many seconds are left to respond. */
  readonly seconds: number;
  /** Called with false on any input: a press anywhere, a key, the wheel or a pointer movement. */
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Asks in both languages at once whether anybody is still there, and counts down to the kiosk's reset. Any input means
 * yes. It opens above everything else, takes the focus and gives it back. It doesn't count by itself: `useIdleTime` in
 * `useIdleTime` does. Screen readers announce the seconds when it opens, at 30, at 10 and at 5.
 */
export function IdleWarning(props: IdleWarningProps) {
  const { open, ...rest } = props;
  return open ? <OpenWarning {...rest} /> : null;
}

function OpenWarning(props: Omit<IdleWarningProps, 'open'>) {
  const { seconds, onOpenChange, ref, ...rest } = props;
  const messagesIn = useMessagesIn('IdleWarning', idleWarningMessages);
  const remainingIn = (language: Language, count: number) => {
    const { remaining, restarting } = messagesIn(language);
    return count > 0 ? fillText(remaining, { count }, language) : restarting;
  };
  const order = useReadingOrder();
  const [total, setTotal] = useState(seconds);
  if (seconds > total) setTotal(seconds);
  const announced = announcedSeconds(seconds, total);
  const id = useId();
  const answer = useRef<HTMLButtonElement>(null);
  const dialog = useModal(answer);
  useVisualViewport(dialog);
  const stay = () => {
    onOpenChange(false);
  };
  const report = useEffectEvent(stay);
  useEffect(
    () =>
      listenForInput(() => {
        report();
      }),
    [],
  );

  const idsOf = (name: string) => order.map((language) => `${id}-${name}-${language}`).join(' ');
  const [first = 'en'] = order;
  return (
    <Root
      role="alertdialog"
      aria-labelledby={idsOf('question')}
      aria-describedby={idsOf('remaining')}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      onCancel={composeHandlers(rest.onCancel, (event) => {
        event.preventDefault();
        stay();
      })}
    >
      <Halves>
        {order.map((language, index) => (
          <Half key={language} {...inLanguage(language)}>
            <Question as={index === 0 ? 'h2' : 'p'} id={`${id}-question-${language}`}>
              {messagesIn(language).question}
            </Question>
            <Remaining id={`${id}-remaining-${language}`}>
              {remainingIn(language, seconds)}
            </Remaining>
          </Half>
        ))}
      </Halves>
      <Count aria-hidden="true">{seconds}</Count>
      <Bar aria-hidden="true" max={total} value={seconds} />
      <Hidden role="status">{announced !== undefined && remainingIn(first, announced)}</Hidden>
      <Button ref={answer} variant="primary">
        <BilingualText between={<i aria-hidden="true" />}>
          {(language) => messagesIn(language).answer}
        </BilingualText>
      </Button>
    </Root>
  );
}
