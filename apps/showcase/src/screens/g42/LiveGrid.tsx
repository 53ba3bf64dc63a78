import { Button, ButtonLink, LocalText, PageHeader, Toolbar, useLanguage } from '@showcase/ui';
import { LiveStream } from '@showcase/ui/LiveStream';
import { PortalDialog } from '@showcase/ui-showcase/PortalDialog';
import { useConfiguration } from '../../config/configuration.ts';
import { liveGrid } from '@showcase/content/live';
import { site } from '@showcase/content/site';
import { useOverlay } from '../../router/useOverlay.ts';
import { awaitHost } from '../../services/host.ts';
import { embeddedIn } from '../embeddedIn.ts';
import { Screen } from '../Screen.tsx';

/** The live stream behind everything, and the portal of the grid one press away. */
export function LiveGrid() {
  const { videos, gridPortal } = useConfiguration();
  const portal = useOverlay('intelligence-grid');
  return (
    <>
      <Screen
        title={liveGrid.title}
        layout="fill"
        header={<PageHeader size="display" title={liveGrid.title} lead={liveGrid.lead} />}
        footer={
          <Toolbar>
            <Button variant="primary" aria-haspopup="dialog" onClick={portal.open}>
              <LocalText text={liveGrid.launch} />
            </Button>
            <ButtonLink href="/">
              <LocalText text={site.backToProjects} />
            </ButtonLink>
          </Toolbar>
        }
      />
      <LiveStream
        src={videos.liveStream}
        poster={liveGrid.poster}
        label={liveGrid.stream}
        covered={portal.isOpen}
        onStateChange={(state) => {
          if (state === 'reconnecting' || state === 'offline') void awaitHost();
        }}
      />
      <PortalDialog
        open={portal.isOpen}
        onOpenChange={portal.close}
        title={liveGrid.portal}
        src={embeddedIn(useLanguage(), gridPortal)}
        poster={{ src: liveGrid.poster, width: 1280, height: 720 }}
      />
    </>
  );
}
