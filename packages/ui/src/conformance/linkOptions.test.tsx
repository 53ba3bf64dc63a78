import { act, type AnchorHTMLAttributes, type ReactElement, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ActionLink } from '../ActionLink/index.ts';
import { BilingualCard } from '../BilingualCard/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { FeatureCard } from '../FeatureCard/index.ts';
import { HomeLink } from '../HomeLink/index.ts';
import { ImageLink } from '../ImageLink/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/index.ts';
import { NavigationBar } from '../NavigationBar/index.ts';
import { ResourceList } from '../ResourceList/index.ts';
import { ShowcaseProvider, type LinkComponent, type LinkProps } from '../ShowcaseProvider/index.ts';
import { SideNavigation } from '../SideNavigation/index.ts';
import { TileGrid } from '../TileGrid/index.ts';
import { picture } from './samples.ts';

/** A link with a required address, like Next's, so TypeScript checks its props. */
interface StrictLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string | URL;
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}
const strictLink: LinkComponent = ({ href, replace, ...rest }: StrictLinkProps) => (
  <a href={href.toString()} data-replace={replace} {...rest} />
);

const to = (href: string) => ({ href, replace: true, state: { from: 'home' } });
const links = (href: string): Readonly<Record<string, ReactElement>> => ({
  ActionLink: <ActionLink label="Trade" {...to(href)} />,
  'action of BilingualCard': (
    <BilingualCard title="Trade" description="Goods" action={{ label: 'Trade', ...to(href) }} />
  ),
  'back of BilingualCard': (
    <BilingualCard title="Trade" description="Goods" back={{ label: 'Back', ...to(href) }} />
  ),
  ButtonLink: <ButtonLink {...to(href)}>Trade</ButtonLink>,
  FeatureCard: <FeatureCard title="Trade" text="Goods" linkLabel="Open" {...to(href)} />,
  HomeLink: <HomeLink {...to(href)} />,
  ImageLink: <ImageLink label="Trade" picture={picture} {...to(href)} />,
  LanguageSwitcher: (
    <LanguageSwitcher languages={[{ language: 'ar', label: 'العربية', ...to(href) }]} />
  ),
  NavigationBar: <NavigationBar logo="" links={[{ label: 'Trade', ...to(href) }]} />,
  'home of NavigationBar': (
    <NavigationBar logo="" home={{ label: 'Trade', ...to(href) }} links={[]} />
  ),
  ResourceList: <ResourceList resources={[{ title: 'Sales Deck', ...to(href) }]} />,
  SideNavigation: <SideNavigation items={[{ label: 'Trade', ...to(href) }]} />,
  TileGrid: <TileGrid tiles={[{ id: 'a', title: 'Trade', frame: picture, ...to(href) }]} />,
});
const names = Object.keys(links('/'));
const reportPress = vi.fn();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(console, 'error');
});

test.each(names)('the link component gets replace and state from %s', async (name) => {
  const received = await linksOf(name, '/trade');
  expect(received).toMatchObject([to('/trade')]);
});

test.each(names)('HTML elements get neither from %s', async (name) => {
  for (const address of ['https://example.org', '#trade', 'not an address']) {
    expect(await linksOf(name, address)).toEqual([]);
  }
  await render(links('/trade')[name]);
  expect(console.error).not.toHaveBeenCalled();
});

test('a link component may require its address', async () => {
  const host = await render(
    <ShowcaseProvider link={strictLink}>{links('/trade')['ActionLink']}</ShowcaseProvider>,
  );
  expect(host.querySelector('a[href="/trade"][data-replace="true"]')).not.toBeNull();
});

test.each([
  ['ActionLink', <ActionLink key="" label="Trade" href="#" onClick={reportPress} />],
  ['ButtonLink', <ButtonLink key="" href="#" onClick={reportPress} />],
  [
    'ImageLink',
    <ImageLink key="" href="#" label="Trade" picture={picture} onClick={reportPress} />,
  ],
])('a disabled %s ignores presses', async (_name, element) => {
  const host = await render(element);
  document.body.append(host);
  await act(() => host.querySelector<HTMLElement>('[aria-disabled]')?.click());
  host.remove();
  expect(reportPress).not.toHaveBeenCalled();
});

/** The props that the provider's link component gets from a component that links to an address. */
async function linksOf(name: string, address: string): Promise<readonly LinkProps[]> {
  const received: LinkProps[] = [];
  const link = (props: LinkProps) => {
    received.push(props);
    return <a href={props.href}>{props.children}</a>;
  };
  await render(<ShowcaseProvider link={link}>{links(address)[name]}</ShowcaseProvider>);
  return received;
}

async function render(element: ReactElement | undefined): Promise<HTMLElement> {
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(() => {
      root.unmount();
    });
  });
  await act(() => {
    root.render(element);
  });
  return host;
}
