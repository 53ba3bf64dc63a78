import { Button, ButtonLink, Page, PageHeader, PortalDialog, Toolbar } from '@showcase/ui';
import { LiveStream } from '@showcase/ui/LiveStream';
import { useConfiguration } from '../../config/configuration.ts';
import { g42 } from '../../content/g42.ts';
import { documentTitle } from '../../content/site.ts';
import { useOverlay } from '../../router/useOverlay.ts';

/** The live stream behind everything, and the portal of the grid one press away (specification, section 2.3). */
export function LiveGrid() {
  const { videos, gridPortal } = useConfiguration();
  const portal = useOverlay('intelligence-grid');
  return (
    <>
      <LiveStream
        src={videos.liveStream}
        poster={g42.poster}
        label={g42.stream}
        isCovered={portal.isOpen}
      />
      <Page title={documentTitle(g42.title)}>
        <PageHeader
          size="display"
          title={g42.title}
          translation={{ language: 'ar', text: g42.titleArabic }}
          lead={g42.lead}
          leadTranslation={g42.leadArabic}
        />
        <Toolbar>
          <Button variant="primary" aria-haspopup="dialog" onClick={portal.open}>
            {g42.launch}
          </Button>
          <ButtonLink href="/">{g42.back}</ButtonLink>
        </Toolbar>
      </Page>
      <PortalDialog
        open={portal.isOpen}
        onClose={portal.close}
        title={g42.portal.title}
        translation={{ language: 'ar', text: g42.portal.titleArabic }}
        src={gridPortal}
        poster={g42.portal.poster}
      />
    </>
  );
}
