import { AttractLoop, Page } from '@showcase/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfiguration } from '../../../config/configuration.ts';
import { regulator } from '../../../content/tdra/regulator.ts';
import { screensaverSlides } from '../../../content/tdra/screensaver.ts';
import { documentTitle } from '../../../content/site.ts';
import { isBetweenVisitors } from '../../../router/betweenVisitors.ts';

/**
 * The attract loop of the section: the projects and the overall figures, until a visitor touches the screen. That
 * returns to where the visitor came from, or to the section's home if the loop was opened directly. A kiosk that shows
 * it between visitors closes it itself, because it knows which touches to ignore.
 */
export function Screensaver() {
  const navigate = useNavigate();
  const { kiosk } = useConfiguration();
  const location = useLocation();
  const { title } = regulator.tiles.screensaver;
  return (
    <Page title={documentTitle(title)}>
      <AttractLoop
        heading={title}
        slides={screensaverSlides}
        onLeave={() => {
          if (isBetweenVisitors(location)) return;
          if (location.key !== 'default') void navigate(-1);
          else void navigate(kiosk?.home ?? '..', { relative: 'path', replace: true });
        }}
      />
    </Page>
  );
}
