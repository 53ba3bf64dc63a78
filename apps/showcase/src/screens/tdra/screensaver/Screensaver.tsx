import { Page } from '@showcase/ui';
import { AttractLoop } from '@showcase/ui-showcase/AttractLoop';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfiguration } from '../../../config/configuration.ts';
import { regulator } from '@showcase/content/regulator';
import { screensaverSlides } from '@showcase/content/screensaver';
import { documentTitle } from '@showcase/content/site';
import { drawing } from '../../../pictures.ts';
import { isBetweenVisitors } from '../../../router/betweenVisitors.ts';

/** The drawings themselves, because they fill the screen. */
const slides = screensaverSlides.map(({ picture, ...slide }) => ({
  ...slide,
  picture: drawing(picture, { width: 640, height: 400 }),
}));

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
    <Page
      title={documentTitle(title)}
      layout="cover"
      header={
        <AttractLoop
          heading={title}
          slides={slides}
          onLeave={() => {
            if (isBetweenVisitors(location)) return;
            if (location.key !== 'default') void navigate(-1);
            else void navigate(kiosk?.home ?? '..', { relative: 'path', replace: true });
          }}
        />
      }
    />
  );
}
