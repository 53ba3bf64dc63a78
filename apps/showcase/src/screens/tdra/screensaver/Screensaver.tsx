import { AttractLoop, Page } from '@showcase/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { regulator } from '../../../content/regulator.ts';
import { screensaverSlides } from '../../../content/screensaver.ts';
import { documentTitle } from '../../../content/site.ts';

/**
 * The attract loop of the section: the projects and the overall figures, until anybody touches anything. Then the
 * visitor is where they came from, or at the section's home if the show was opened here.
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
