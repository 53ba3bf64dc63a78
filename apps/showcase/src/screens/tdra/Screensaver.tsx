import { AttractLoop, Page } from '@showcase/ui';
import { useNavigate } from 'react-router-dom';
import { projects } from '../../content/projects.ts';
import { overallImpact, regulator } from '../../content/regulator.ts';
import { documentTitle } from '../../content/site.ts';
import regulatorEmblem from '../../assets/emblems/regulator.svg';

const slides = [
  ...projects.map(({ name, summary, emblem }) => ({ title: name, text: summary, picture: emblem })),
  ...overallImpact.map(({ label, value }) => ({
    title: value,
    text: label,
    picture: { src: regulatorEmblem, width: 640, height: 400 },
  })),
];

/** The attract loop of the section: the projects and the overall figures, until anybody touches anything. */
export function Screensaver() {
  const navigate = useNavigate();
  const { title } = regulator.tiles.screensaver;
  return (
    <Page title={documentTitle(title)}>
      <AttractLoop
        heading={title}
        slides={slides}
        onLeave={() => void navigate('..', { relative: 'path' })}
      />
    </Page>
  );
}
