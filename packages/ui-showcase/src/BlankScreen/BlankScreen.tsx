import { useEffect, useEffectEvent, useRef, type ComponentPropsWithRef } from 'react';
import { useShowcase } from '@showcase/ui';
import {
  BilingualText,
  composeHandlers,
  useMergedRef,
  useMessagesIn,
  useModal,
} from '@showcase/ui/internal';
import { blankScreenMessages } from './BlankScreen.messages.ts';
import { Across, Leave, Root } from './BlankScreen.styles.ts';

export interface BlankScreenProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children'> {
  /** Specifies whether the screen is black. */
  readonly open: boolean;
  /** Called with false when a key or a press asks for the page. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Modifier and browser keys: F11 makes a kiosk full screen. */
const otherKeys = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'F11'];

/**
 * A black screen over everything, including dialogs, so the audience looks at the speaker. A dim hint in both languages
 * says how to return. It drifts so it doesn't burn in; with reduced motion it jumps now and then. Any key or press
 * returns to the page without acting on it. The focus returns to where it was.
 */
export function BlankScreen(props: BlankScreenProps) {
  const { open, ...rest } = props;
  return open ? <OpenBlankScreen {...rest} /> : null;
}

function OpenBlankScreen(props: Omit<BlankScreenProps, 'open'>) {
  const { onOpenChange, ref, ...rest } = props;
  const leavePage = () => {
    onOpenChange(false);
  };
  const { language } = useShowcase();
  const messagesIn = useMessagesIn('BlankScreen', blankScreenMessages);
  const leave = useRef<HTMLButtonElement>(null);
  const dialog = useModal(leave);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (otherKeys.includes(event.key)) return;
    // Otherwise the key would act on the page.
    event.preventDefault();
    // The key that blanked the screen may still be held down.
    if (!event.repeat) leavePage();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKey(event);
    };
    // A dragged press takes the focus, and with it the key events, from the dialog.
    addEventListener('keydown', listener, { capture: true });
    return () => {
      removeEventListener('keydown', listener, { capture: true });
    };
  }, []);

  return (
    <Root
      aria-label={messagesIn(language).label}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      onClick={composeHandlers(rest.onClick, leavePage)}
      onContextMenu={composeHandlers(rest.onContextMenu, (event) => {
        event.preventDefault();
        leavePage();
      })}
      onCancel={composeHandlers(rest.onCancel, (event) => {
        event.preventDefault();
        leavePage();
      })}
    >
      <Across>
        <Leave ref={leave} type="button">
          <BilingualText between={<i aria-hidden="true" />}>
            {(shown) => messagesIn(shown).leave}
          </BilingualText>
        </Leave>
      </Across>
    </Root>
  );
}
