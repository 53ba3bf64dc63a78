import { useRef, useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';

/**
 * The app to measure against: React, the router and plain CSS, with two screens, the app's own pictures and its change
 * of page (the old one leaves, then the next one enters), and nothing else.
 */
export function Baseline() {
  const location = useLocation();
  const [first] = useState(location);
  const [shown, setShown] = useState(location);
  const isLeaving = location.pathname !== shown.pathname;
  if (isLeaving && matchMedia('(prefers-reduced-motion: reduce)').matches) setShown(location);
  return (
    <main
      key={shown.pathname}
      className={isLeaving ? 'leaves' : shown === first ? undefined : 'enters'}
      onAnimationEnd={() => {
        setShown(location);
      }}
    >
      <Routes location={shown}>
        <Route path="/" element={<Tiles />} />
        <Route path="/product" element={<Product />} />
      </Routes>
      <nav>
        <Link to="/">Back</Link>
      </nav>
    </main>
  );
}

const products = [
  'Compass',
  'AI Cloud',
  'Sovereign Public Cloud',
  'Signature Private Cloud',
  'Co-location',
  'Signature Fusion Cloud',
  'Cloud and AI Delivery Services',
];
const pictures = ['build', 'data', 'copilot', 'agents', 'employee', 'identity', 'infrastructure'];

function Tiles() {
  return (
    <>
      <h1>Our Products</h1>
      <ul className="tiles">
        {products.map((name, index) => (
          <li key={name}>
            <Link to="/product">
              <img
                src={`/media/${pictures[index] ?? ''}-640.avif`}
                width="640"
                height="360"
                alt=""
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Product() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <h1>Compass</h1>
      <img src="/media/build-640.avif" width="640" height="360" alt="" />
      <p>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Video
        </button>
      </p>
      <dialog ref={dialog} aria-label="Compass Overview">
        <img src="/media/build-640.avif" width="640" height="360" alt="" />
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
