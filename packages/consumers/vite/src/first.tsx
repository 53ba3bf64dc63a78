import '@showcase/ui/base.css';
import { BilingualCard, ShowcaseProvider } from '@showcase/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <ShowcaseProvider theme="porcelain" page>
    <BilingualCard
      title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
      description={{ en: 'Every step, in one place.', ar: 'جميع الخطوات في مكان واحد.' }}
      figures={[{ value: '400+', label: { en: 'services', ar: 'خدمة' } }]}
    />
  </ShowcaseProvider>,
);
