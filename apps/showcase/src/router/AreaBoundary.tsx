import { Button, ButtonLink, Page, PageHeader, Panel, Toolbar } from '@showcase/ui';
import { Component, type ReactNode } from 'react';
import { documentTitle, site } from '../content/site.ts';

interface AreaBoundaryProps {
  /** The address shown; another one gives the boundary a new chance. */
  readonly address: string;
  readonly children: ReactNode;
}

interface AreaBoundaryState {
  readonly failedAt?: string | undefined;
}

/** Keeps a screen that throws, or whose code did not load, from taking the rest down. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = {};

  static getDerivedStateFromError(): AreaBoundaryState {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { address }: AreaBoundaryProps,
    { failedAt }: AreaBoundaryState,
  ): AreaBoundaryState {
    if (failedAt === '') return { failedAt: address };
    return { failedAt: failedAt === address ? failedAt : undefined };
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    const { title, text, retry, link } = site.failure;
    return (
      <Page title={documentTitle(title)}>
        <PageHeader title={title} />
        <Panel tone="warning">
          <p>{text}</p>
          <Toolbar>
            <Button
              variant="primary"
              onClick={() => {
                location.reload();
              }}
            >
              {retry}
            </Button>
            <ButtonLink href="/">{link}</ButtonLink>
          </Toolbar>
        </Panel>
      </Page>
    );
  }
}
