import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Baseline } from './Baseline.tsx';
import './baseline.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');
hydrateRoot(
  root,
  <BrowserRouter>
    <Baseline />
  </BrowserRouter>,
);
