import { AttractLoop, Page } from '@showcase/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { regulator } from '../../../content/tdra/regulator.ts';
import { screensaverSlides } from '../../../content/tdra/screensaver.ts';
import { documentTitle } from '../../../content/site.ts';

/**
 * The attract loop of the section: the projects and the overall figures, until anyone touches anything. That returns
 * to where the visitor came from, or to the section's home if the show was opened here.
 */
export function Screensaver() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const { title } = regulator.tiles.screensaver;
  return (
    <Page title={documentTitle(title)}>
      <AttractLoop
        heading={title}
        slides={screensaverSlides}
        onLeave={() => {
          if (isFirst) void navigate('..', { relative: 'path', replace: true });
          else void navigate(-1);
        }}
      />
    </Page>
  );
}
