import type { ReactElement } from 'react';
import { ActionLink, actionLabels } from '../ActionLink/index.ts';
import { AdoptionProgress } from '../AdoptionProgress/index.ts';
import { AgentCard } from '../AgentCard/index.ts';
import { AttractLoop } from '../AttractLoop/index.ts';
import { BackgroundImage } from '../BackgroundImage/index.ts';
import { BackgroundVideo } from '../BackgroundVideo/index.ts';
import { Badge } from '../Badge/index.ts';
import { BilingualCard } from '../BilingualCard/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { ContactForm } from '../ContactForm/index.ts';
import { DeepLinkTester } from '../DeepLinkTester/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmbeddedPlayer } from '../EmbeddedPlayer/index.ts';
import { EntityCombobox } from '../EntityCombobox/index.ts';
import { FeatureCard, type Picture } from '../FeatureCard/index.ts';
import { FooterActions } from '../FooterActions/index.ts';
import { Hero } from '../Hero/index.ts';
import { ImageLink } from '../ImageLink/index.ts';
import { LinkGroup } from '../LinkGroup/index.ts';
import { LiveStream } from '../LiveStream/index.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { NavigationBar } from '../NavigationBar/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Page, PageTransition } from '../PageTransition/index.ts';
import { Panel } from '../Panel/index.ts';
import { PartnerGrid } from '../PartnerGrid/index.ts';
import { PortalDialog } from '../PortalDialog/index.ts';
import { QrCode } from '../QrCode/index.ts';
import { ResourceList } from '../ResourceList/index.ts';
import { SavingsChart } from '../SavingsChart/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { ServiceDirectory } from '../ServiceDirectory/index.ts';
import { ServiceList } from '../ServiceList/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { SideNavigation } from '../SideNavigation/index.ts';
import { TextField } from '../TextField/index.ts';
import { TileGrid } from '../TileGrid/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { VideoModal } from '../VideoModal/index.ts';

const picture: Picture = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
  width: 160,
  height: 90,
};
const text = { en: 'Trade', ar: 'التجارة' };
const nothing = () => undefined;

/** Every exported component with the least it needs, by its exported name. */
export const cases: Readonly<Record<string, ReactElement>> = {
  ActionLink: <ActionLink label={actionLabels.explore} href="https://example.com" />,
  AdoptionProgress: <AdoptionProgress adopted={6} total={25} percentage={24} />,
  AgentCard: <AgentCard title={text} description={text} activities={[{ bold: text, text }]} />,
  AttractLoop: (
    <AttractLoop heading="Trade" slides={[{ title: text, text, picture }]} onLeave={nothing} />
  ),
  BackgroundImage: <BackgroundImage src={picture.src} />,
  BackgroundVideo: <BackgroundVideo sources={[]} poster={picture.src} />,
  Badge: <Badge>New</Badge>,
  BilingualCard: (
    <BilingualCard
      title={text}
      description={text}
      figures={[{ value: { en: '400', ar: '400' }, label: text }]}
      action={{ label: actionLabels.explore, href: undefined }}
    />
  ),
  Button: <Button>Send</Button>,
  ButtonLink: <ButtonLink href="/">Home</ButtonLink>,
  CardGrid: <CardGrid>Trade</CardGrid>,
  ContactForm: <ContactForm products={[{ value: 'other', label: 'Other' }]} />,
  DeepLinkTester: (
    <DeepLinkTester
      items={[{ name: text, description: text, url: 'app://trade' }]}
      schemes={['app']}
    />
  ),
  Dialog: (
    <Dialog open onClose={nothing} title="Trade">
      Over 400 services
    </Dialog>
  ),
  EmbeddedPlayer: <EmbeddedPlayer src="about:blank" title="Film" poster={picture} />,
  EntityCombobox: (
    <EntityCombobox search={() => [0]} nameOf={() => 'Ministry'} onSelect={nothing} />
  ),
  FeatureCard: (
    <FeatureCard title="Trade" text="Services" picture={picture} href="/" linkLabel="View" />
  ),
  FooterActions: <FooterActions actions={[{ id: 'home', label: 'Home', href: '/', picture }]} />,
  Hero: <Hero picture={picture}>Trade</Hero>,
  ImageLink: <ImageLink href="/" picture={picture} label="Home" />,
  LinkGroup: <LinkGroup heading={text} links={[{ id: 'trade', label: text, href: '/' }]} />,
  LiveStream: <LiveStream src="" poster={picture.src} label="Live video" />,
  MetricCard: <MetricCard label="Cost" value="2.6M AED" exact="2,600,000 AED" />,
  NavigationBar: <NavigationBar logo="Showcase" links={[{ label: 'Home', href: '/' }]} />,
  Page: <Page title="Trade">Over 400 services</Page>,
  PageHeader: (
    <PageHeader title="Trade" translation={{ language: 'ar', text: text.ar }} lead="Services" />
  ),
  PageTransition: (
    <PageTransition page="trade" keyOf={(page) => page}>
      {(page) => <Page title={page}>Over 400 services</Page>}
    </PageTransition>
  ),
  Panel: <Panel picture={picture}>Trade</Panel>,
  PartnerGrid: <PartnerGrid partners={[{ title: 'Partner', logo: picture }]} />,
  PortalDialog: <PortalDialog open onClose={nothing} title="Grid" src="about:blank" />,
  QrCode: <QrCode value="https://example.com" caption={text} />,
  ResourceList: <ResourceList resources={[{ title: 'Video', type: 'video' }, { title: 'Deck' }]} />,
  SavingsChart: (
    <SavingsChart
      rows={[{ service: 'VPN', savings: { cost: 1 } }]}
      measures={[{ id: 'cost', label: 'Cost', format: String }]}
    />
  ),
  SelectField: (
    <SelectField
      label="Product"
      options={[{ value: 'other', label: 'Other' }]}
      value=""
      onValueChange={nothing}
    />
  ),
  ServiceDirectory: (
    <ServiceDirectory
      heading={text}
      services={[{ id: 'trade', label: text, href: { en: '/trade', ar: '/trade' } }]}
    />
  ),
  ServiceList: <ServiceList heading="Adopted" services={['VPN']} emptyText="None" />,
  ShowcaseProvider: <ShowcaseProvider>Trade</ShowcaseProvider>,
  SideNavigation: <SideNavigation items={[{ label: 'Brand', href: '#brand' }]} />,
  TextField: <TextField label="Name" value="" onValueChange={nothing} />,
  TileGrid: <TileGrid tiles={[{ id: 'brand', title: 'Brand', frame: picture, href: '/' }]} />,
  Toolbar: <Toolbar>Controls</Toolbar>,
  VideoModal: <VideoModal open onClose={nothing} product="Compass" src="about:blank" />,
};

/** Components without an element of their own, and so without a root to forward anything to. */
export const withoutRoot: ReadonlySet<string> = new Set(['PageTransition']);
