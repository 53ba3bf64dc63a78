import { Button, ButtonLink, LocalText, ErrorPage, Page } from '@showcase/ui';
import { Component, Fragment, type ReactNode } from 'react';
import { documentTitle, site } from '@showcase/content/site';
import { MissingCode } from '../router/lazyArea.tsx';
import { awaitHost, canReachHost, servedScript } from '../services/host.ts';
import { preloadScreen } from './preload.ts';

interface AreaBoundaryProps {
  /** The address shown. When it changes, the boundary tries again. */
  readonly address: string;
  readonly children: ReactNode;
}

interface AreaBoundaryState {
  readonly failedAt?: string | undefined;
  /** How many times the screen was rendered again from scratch. */
  readonly generation: number;
}

/** How many times a screen that another program rewrites is rendered again within `restartWindow` milliseconds. */
const maxRestarts = 3;
const restartWindow = 10_000;

/** Shows a page with a way out if a screen throws or its code does not load; the rest of the app keeps working. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { generation: 0 };

  static getDerivedStateFromError(): Partial<AreaBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { address }: AreaBoundaryProps,
    { failedAt }: AreaBoundaryState,
  ): Partial<AreaBoundaryState> {
    if (failedAt === '') return { failedAt: address };
    return { failedAt: failedAt === address ? failedAt : undefined };
  }

  #hasRetried = false;
  #isHostBack = false;
  #restarts: readonly number[] = [];

  override componentDidMount() {
    addEventListener('online', this.#onReturn);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#onReturn);
  }

  override componentDidUpdate({ address }: AreaBoundaryProps) {
    if (address === this.props.address) return;
    this.#hasRetried = false;
    this.#isHostBack = false;
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingCode) void this.#onMissingCode();
    // A translator or an extension has moved text that React wanted to remove. Rendering again repairs the screen.
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return;
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((time) => now - time < restartWindow), now];
    if (this.#restarts.length <= maxRestarts) this.#begin();
  }

  #begin() {
    this.setState(({ generation }) => ({ failedAt: undefined, generation: generation + 1 }));
  }

  /** A reload helps if the code is in another build, or if a browser such as Firefox caches a failed import. */
  async #onMissingCode() {
    const mayReload = this.#isHostBack || (await isReplaced());
    if (mayReload && !isReloaded() && (await canReachHost())) location.reload();
    else await awaitHost();
  }

  readonly #onReturn = async () => {
    this.#isHostBack = this.state.failedAt !== undefined;
    await this.#tryAgain();
  };

  readonly #tryAgain = async () => {
    if (this.state.failedAt === undefined) return;
    await preloadScreen(this.props.address);
    this.#begin();
  };

  /** The second attempt on a screen reloads the page: its code may belong to a release that is gone. */
  readonly #onRetry = async () => {
    if (this.#hasRetried && (await canReachHost())) {
      location.reload();
      return;
    }
    this.#hasRetried = true;
    await this.#tryAgain();
  };

  override render() {
    const { failedAt, generation } = this.state;
    if (failedAt === undefined) return <Fragment key={generation}>{this.props.children}</Fragment>;
    const { title, text, retry } = site.failure;
    return (
      <Page title={documentTitle(title)} layout="fill">
        <ErrorPage title={title} lead={text}>
          <Button variant="primary" onClick={() => void this.#onRetry()}>
            <LocalText text={retry} />
          </Button>
          <ButtonLink href="/">
            <LocalText text={site.backToProjects} />
          </ButtonLink>
        </ErrorPage>
      </Page>
    );
  }
}

/** Whether the host serves another build than the page's own. */
async function isReplaced(): Promise<boolean> {
  const script = await servedScript();
  return script !== undefined && !document.querySelector(`script[src="${script}"]`);
}

/** Whether the page has already been reloaded: it never reloads itself twice. */
function isReloaded(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loading?.type === 'reload';
}
