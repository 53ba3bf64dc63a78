import '@showcase/ui/base.css';
import { ShowcaseProvider } from '@showcase/ui/ShowcaseProvider';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { RouterLink } from '../app/RouterLink';
import Home from '../app/routes/home';
import Partners from '../app/routes/partners';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <ShowcaseProvider theme="porcelain" link={RouterLink} page>
        <Routes>
          <Route index element={<Home />} />
          <Route path="/partners" element={<Partners />} />
        </Routes>
      </ShowcaseProvider>
    </BrowserRouter>,
  );
