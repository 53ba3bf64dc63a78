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
import { Bar } from './Bar.styles.ts';
import { Content, Footer, Header, Root } from './Page.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export type PageLayout = 'content' | 'fill' | 'center' | 'cover' | 'bleed';

export interface PageProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** Specifies the document title while the page is shown. Omit it if your framework sets one. */
  readonly title?: LocalizedText | string | undefined;
  /**
   * Specifies how the parts share the window. 'content' puts one below the other; 'fill' gives the content the height
   * that the header and the footer leave; 'center' puts them in the middle. From edge to edge, without the page's
   * margins: the header of 'cover' is as high as the window, that of 'bleed' as high as what it holds.
   * @default 'content'
   */
  readonly layout?: PageLayout | undefined;
  /**
   * Specifies the controls for moving around: a HomeLink, a LanguageSwitcher, a NavigationBar, a SideNavigation. They
   * come before the page, in its upper corners; on a portrait kiosk they are a dock at the bottom, within reach.
   */
  readonly bar?: ReactNode;
  /** Specifies what comes first: a PageHeader, or in 'cover' and 'bleed' a Hero or a BilingualCard. */
  readonly header?: ReactNode;
  /** Specifies the links or buttons that come last. */
  readonly footer?: ReactNode;
  /**
   * Specifies the content of the screen. The page's first heading gets the focus when the page changes, or when the
   * title changes and the focused element is gone.
   */
  readonly children?: ReactNode;
}

/**
 * The main landmark of one screen. Inside a PageTransition it enters with a fade and a slide; then the window
 * scrolls to the top and the focus moves to the page's `h1`.
 */
export function Page(props: PageProps) {
  const { title, layout = 'content', bar, header, footer, children, ref, ...rest } = props;
  const documentTitle = useText(title);
  const own = useRef<HTMLElement>(null);
  const transition = use(PageTransitionContext);
  const lastFocused = useRef<Element>(null);

  useLayoutEffect(() => {
    const page = own.current;
    if (!page || !transition) return undefined;
    transition.setStage({ page, path: location.pathname });
    if (transition.hasChanged()) {
      window.scrollTo(0, 0);
      focusHeading(page);
    }
    return () => {
      transition.setStage({ page: null });
    };
  }, [transition]);

  // The focused element may have disappeared with the content that the title named.
  useEffect(() => {
    const isLost = lastFocused.current?.isConnected === false;
    if (isLost && document.activeElement === document.body && own.current)
      focusHeading(own.current);
  }, [documentTitle]);

  return (
    <>
      {isShown(bar) && <Bar data-bar="">{bar}</Bar>}
      <Root
        key={transition?.key}
        data-layout={layout}
        data-bleed={layout === 'cover' || layout === 'bleed' || undefined}
        {...rest}
        ref={useMergedRef(own, ref)}
        onClickCapture={(event) => {
          transition?.setStage({ pressed: event.target });
          rest.onClickCapture?.(event);
        }}
        onFocus={(event) => {
          lastFocused.current = event.target;
          rest.onFocus?.(event);
        }}
      >
        {documentTitle !== undefined && <title>{documentTitle}</title>}
        {isShown(header) && <Header>{header}</Header>}
        {isShown(children) && <Content>{children}</Content>}
        {isShown(footer) && <Footer>{footer}</Footer>}
      </Root>
    </>
  );
}

const isShown = (part: ReactNode) => part !== undefined && part !== null && part !== false;

function focusHeading(page: HTMLElement) {
  const heading = page.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
