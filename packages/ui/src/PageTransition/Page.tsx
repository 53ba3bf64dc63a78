import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { useText } from '../i18n/bilingual.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { PageTransitionContext } from './context.ts';
import { Root } from './Page.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface PageProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** Specifies the document title while the page is shown. */
  readonly title: LocalizedText | string;
  /**
   * Specifies the content of the screen. Its first heading gets the focus when the page changes, or when the title
   * changes and the focused element is gone.
   */
  readonly children?: ReactNode;
}

/**
 * The main landmark of one screen. Inside a PageTransition it enters with a fade and a slide; then the window
 * scrolls to the top and the focus moves to the page's `h1`.
 */
export function Page({ title, children, ref, onFocus, ...rest }: PageProps) {
  const documentTitle = useText(title);
  const own = useRef<HTMLElement>(null);
  const transition = use(PageTransitionContext);
  const lastFocused = useRef<Element>(null);

  useLayoutEffect(() => {
    const page = own.current;
    if (!page || !transition) return undefined;
    transition.setElement(page);
    if (transition.hasChanged()) {
      window.scrollTo(0, 0);
      focusHeading(page);
    }
    return () => {
      transition.setElement(null);
    };
  }, [transition]);

  // The focused element may have disappeared with the content that the title named.
  useEffect(() => {
    const isLost = lastFocused.current?.isConnected === false;
    if (isLost && document.activeElement === document.body && own.current)
      focusHeading(own.current);
  }, [documentTitle]);

  return (
    <Root
      key={transition?.key}
      {...rest}
      ref={useMergedRef(own, ref)}
      onFocus={(event) => {
        lastFocused.current = event.target;
        onFocus?.(event);
      }}
    >
      <title>{documentTitle}</title>
      {children}
    </Root>
  );
}

function focusHeading(page: HTMLElement) {
  const heading = page.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
