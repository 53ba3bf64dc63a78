import { BilingualCard, Page, ServiceDirectory } from '@showcase/ui';
import { QrCode } from '@showcase/ui/QrCode';
import { useLinks } from '../../../config/useLinks.ts';
import { dubaiNow, dubaiNowServices } from '../../../content/dda/dubaiNow.ts';
import { dubaiNowPath } from '../../../content/dda/dubaiNowAddresses.ts';
import { documentTitle } from '../../../content/site.ts';
import { BackToToolkit } from '../BackToToolkit.tsx';

const services = dubaiNowServices.map(({ slug, label }) => ({
  id: slug.en,
  label,
  href: { en: dubaiNowPath(slug.en), ar: dubaiNowPath(slug.ar) },
}));

export function DubaiNow() {
  const links = useLinks();
  const { title, description, figures, listHeading, link, qrCaption } = dubaiNow;
  return (
    <Page title={documentTitle(title)}>
      <BilingualCard
        title={title}
        description={description}
        figures={figures}
        qr={<QrCode value={links[link]} caption={qrCaption} />}
      />
      <ServiceDirectory heading={listHeading} services={services} />
      <BackToToolkit />
    </Page>
  );
}
