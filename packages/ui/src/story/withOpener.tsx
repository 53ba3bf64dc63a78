import { useState, type ComponentProps, type ComponentType } from 'react';
import { Button } from '../Button/index.ts';
import { LocalText } from '../i18n/BilingualText.tsx';

type Text = ComponentProps<typeof LocalText>['text'];

interface OpenedProps {
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** For stories: a page with a button that opens a dialog. The story's code shows only the dialog. */
export function withOpener<Props extends OpenedProps>(
  Component: ComponentType<Props>,
  name: string,
  textsOf: (props: Props) => { readonly heading: Text; readonly button: Text },
): ComponentType<Props> {
  function WithOpener(props: Props) {
    const [isOpen, setIsOpen] = useState(false);
    const { heading, button } = textsOf(props);
    return (
      <>
        <h1>
          <LocalText text={heading} />
        </h1>
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <LocalText text={button} />
        </Button>
        <Component
          {...props}
          open={isOpen || props.open === true}
          onOpenChange={() => {
            setIsOpen(false);
            props.onOpenChange?.(false);
          }}
        />
      </>
    );
  }
  WithOpener.displayName = name;
  return WithOpener;
}
