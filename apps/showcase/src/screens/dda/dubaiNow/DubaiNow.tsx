import { BilingualCard } from '@showcase/ui';
import { QrCode } from '@showcase/ui/QrCode';
import { ServiceDirectory } from '@showcase/ui-showcase/ServiceDirectory';
import { useLinks } from '../../../config/useLinks.ts';
import { dubaiNow, dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { BackToToolkit } from '../BackToToolkit.tsx';
import { Screen } from '../../Screen.tsx';

const services = dubaiNowServices.map(({ paths, ...service }) => ({ ...service, href: paths }));

export function DubaiNow() {
  const links = useLinks();
  const { title, description, figures, listHeading, link, qrCaption } = dubaiNow;
  return (
    <Screen
      title={title}
      layout="bleed"
      header={
        <BilingualCard
          variant="hero"
          size="compact"
          title={title}
          description={description}
          figures={figures}
        />
      }
      footer={<BackToToolkit />}
    >
      <ServiceDirectory heading={listHeading} services={services}>
        <QrCode value={links[link]} caption={qrCaption} />
      </ServiceDirectory>
    </Screen>
  );
}
