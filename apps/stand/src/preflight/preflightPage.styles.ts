/** Added to the style sheet of the presenter's pages. */
export const preflightStyles = `
.summary { margin-block-end: 0.75rem; font-size: 1.25rem; font-weight: 600; }
.problems { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-block-end: 1rem; padding: 0; list-style: none; }
.problems a { color: #ffb3ba; line-height: 1.75rem; }
.group { margin-block-start: 1.5rem; padding: 0; }
.group > h2 { margin-block-end: 0.75rem; }
.rows { padding: 0; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); list-style: none; }
.rows li {
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  gap: 0.25rem 1rem;
  align-items: start;
  padding: 0.875rem 1.25rem;
}
.rows li + li { border-block-start: 1px solid var(--line); }
.rows li:target { outline: 2px solid var(--cyan); outline-offset: -2px; border-radius: 1rem; }
.rows .state { margin: 0; line-height: 1.5rem; }
.rows [data-state='problem'] .state { color: #ffb3ba; font-weight: 600; }
.rows [data-state='warning'] .state { color: #ffd479; font-weight: 600; }
.rows [data-state='problem'] .state::before { background: #ffb3ba; border-radius: 0; }
.rows [data-state='warning'] .state::before { background: #ffd479; clip-path: polygon(50% 0, 100% 100%, 0 100%); border-radius: 0; }
.rows h3 { margin: 0; color: var(--text); font-size: 1rem; }
.rows p { overflow-wrap: anywhere; }
.rows .address { color: var(--muted); font: 0.8125rem/1.75 var(--mono); }
.rows .do { color: var(--cyan); }
.rows button { border-color: #737887; background: none; color: var(--text); font-size: 0.875rem; }
.rows button:hover { border-color: var(--text); background: none; }
iframe { inline-size: 100%; block-size: 2rem; border: 0; color-scheme: dark; }
@media (max-width: 40rem) {
  .rows li { grid-template-columns: minmax(0, 1fr); }
}
@media print {
  :root { color-scheme: light; --background: #fff; --surface: #fff; --line: #999; --text: #000; --muted: #333; --accent: #000; --cyan: #000; }
  body { padding: 0; background: none; }
  form, iframe, .tools { display: none; }
  .rows li { break-inside: avoid; grid-template-columns: 5.5rem minmax(0, 1fr); }
  .rows [data-state] .state, .problems a { color: #000; }
}
`;
