import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Floor } from './Floor.tsx';
import './floor.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');
hydrateRoot(
  root,
  <BrowserRouter>
    <Floor />
  </BrowserRouter>,
);
