import {
  cloneElement,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { check } from '../internal/checks.ts';
import { Button } from '../Button/index.ts';
import { LocalText, useMessagesLike } from '../i18n/BilingualText.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { useControllableState } from '../internal/useControllableState.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { useModal } from '../internal/useModal.ts';
import { dialogMessages, type DialogMessages } from './Dialog.messages.ts';
import { cancelOnEscape } from './cancelOnEscape.ts';
import { Body, Cross, CrossName, Footer, Header, Root, Title } from './Dialog.styles.ts';
import { useBackdropPress } from './useBackdropPress.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** What a trigger must accept; a Button does. */
export interface DialogTriggerProps {
  /** Opens the dialog. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Says that a dialog will open. */
  readonly 'aria-haspopup'?: 'dialog' | undefined;
}

/** Class names for the parts of a dialog. */
export interface DialogClassNames {
  /** The heading. */
  readonly title?: string | undefined;
  /** The button that closes the dialog. */
  readonly close?: string | undefined;
  /** The actions at the bottom. */
  readonly footer?: string | undefined;
}

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title'> {
  /** Specifies whether the dialog is shown. Without it, the dialog opens by its `trigger` and closes itself. */
  readonly open?: boolean | undefined;
  /** Specifies whether a dialog without `open` is initially shown. @default false */
  readonly defaultOpen?: boolean | undefined;
  /**
   * Called with false when the visitor presses Close, Escape or the backdrop, and with true on a press of `trigger`. An
   * `onCancel` that prevents the event's default keeps the dialog open.
   */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Specifies the button that opens the dialog; it's rendered where the Dialog is placed. @default none */
  readonly trigger?: ReactElement<DialogTriggerProps> | undefined;
  /** Specifies the heading and accessible name. If it's in two languages, so is Close. */
  readonly title: LocalizedText | ReactNode;
  /**
   * Specifies the position: centred, or an off-canvas panel at the inline end.
   * @default 'center'
   */
  readonly placement?: 'center' | 'side' | undefined;
  /**
   * Specifies the maximum width of a centred dialog: 60 rem, 72 rem, or the whole screen.
   * @default 'large'
   */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Specifies the element that gets the focus when the dialog opens. @default the Close button */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Specifies the actions at the bottom; they stay in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<DialogMessages> | undefined;
  /** Specifies classes of the parts. */
  readonly classNames?: DialogClassNames | undefined;
  /**
   * Specifies the content below the title; it is mounted only while the dialog is open. A `<form method="dialog">` in it
   * closes the dialog.
   */
  readonly children?: ReactNode;
}

/**
 * A modal dialog built on the native `<dialog>`: it traps the focus (initially on Close), locks the page behind it and,
 * on closing, returns the focus to the element that opened it, or to the page's heading if that element is gone. Its
 * content is mounted only while it is open. Dialogs can be nested. Follows the ARIA Authoring Practices Guide's dialog pattern.
 */
export function Dialog(props: DialogProps) {
  check?.dialog(props);
  const { open, defaultOpen = false, onOpenChange, trigger, ...rest } = props;
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const openIt = () => {
    setOpen(true);
  };
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          onClick: composeHandlers(trigger.props.onClick, openIt),
        })}
      {isOpen && (
        <OpenDialog
          {...rest}
          close={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface OpenDialogProps extends Omit<
  DialogProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'
> {
  readonly close: () => void;
}

function OpenDialog(props: OpenDialogProps) {
  const { close, title, placement = 'center', size = 'large', footer, ...others } = props;
  const { initialFocus, classNames, messages, children, ref, ...rest } = others;
  const say = useMessagesLike(title, 'Dialog', dialogMessages, messages);
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useModal(initialFocus ?? button, 'h1');
  const backdrop = useBackdropPress(close);

  return (
    <Root
      aria-labelledby={titleId}
      data-placement={placement}
      data-size={placement === 'center' ? size : undefined}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      onPointerDown={composeHandlers(rest.onPointerDown, backdrop.onPointerDown)}
      onClick={composeHandlers(rest.onClick, backdrop.onClick)}
      onKeyDown={composeHandlers(rest.onKeyDown, cancelOnEscape)}
      onCancel={composeHandlers(rest.onCancel, (event) => {
        // Only this dialog's own event: `cancel` bubbles up from nested dialogs and file inputs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      })}
      onClose={composeHandlers(rest.onClose, (event) => {
        // A browser may close the dialog on Escape without asking; the state must then follow.
        const element = event.currentTarget;
        if (event.target === element && element.isConnected && !element.open) close();
      })}
    >
      <Body>
        <Header>
          <Title id={titleId} className={classNames?.title}>
            <LocalText text={title} />
          </Title>
          {placement === 'side' ? (
            <Cross ref={button} type="button" className={classNames?.close} onClick={close}>
              <Icon shape={closeIcon} />
              <CrossName>{say('close')}</CrossName>
            </Cross>
          ) : (
            <Button ref={button} className={classNames?.close} onClick={close}>
              {say('close')}
            </Button>
          )}
        </Header>
        {children}
        {footer && (
          <Footer data-footer className={classNames?.footer}>
            {footer}
          </Footer>
        )}
      </Body>
    </Root>
  );
}
