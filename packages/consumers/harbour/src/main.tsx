import '@showcase/ui/base.css';
import './own.css';
import { LanguageSwitcher, Page, ShowcaseProvider } from '@showcase/ui';
import { createTheme } from '@showcase/ui/tokens';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OpenDay } from './OpenDay.tsx';
import { Savings } from './Savings.tsx';

const harbour = createTheme({
  name: 'harbour',
  colors: { page: '#f4fafb', text: '#0c2f3a', accent: '#0b6478' },
  radius: 'small',
});

const language = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'ar';
const other = { language: 'en', label: 'English', href: '?lang=en' };
const arabic = { language: 'ar', label: 'العربية', href: '?lang=ar' };

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ShowcaseProvider language={language} texts="page" theme={harbour} page>
      <Page
        title={{ ar: 'اليوم المفتوح في الميناء', en: 'Harbour open day' }}
        bar={<LanguageSwitcher languages={[language === 'ar' ? other : arabic]} />}
      >
        <OpenDay />
        <Savings />
      </Page>
    </ShowcaseProvider>
  </StrictMode>,
);
