import { PageHeader } from '@showcase/ui';
import { DeepLinkTester } from '@showcase/ui-showcase/DeepLinkTester';
import { useLinks } from '../../../config/useLinks.ts';
import { deepLinkItems, linking } from '@showcase/content/city/linking';
import { BackToToolkit } from '../BackToToolkit.tsx';
import { Screen } from '../../Screen.tsx';

export function Linking() {
  const links = useLinks();
  const { title, intro, hint } = linking;
  return (
    <Screen
      title={title}
      header={<PageHeader title={title} lead={intro} />}
      footer={<BackToToolkit />}
    >
      <DeepLinkTester
        items={deepLinkItems.map(({ link, ...item }) => ({ ...item, url: links[link] }))}
        hint={hint}
      />
    </Screen>
  );
}
