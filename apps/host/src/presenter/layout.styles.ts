/** The style sheet of the presenter's pages: always dark, because they are read next to a stage. */
export const layoutStyles = `
:root {
  color-scheme: dark;
  --background: #0e0f12;
  --surface: #17181d;
  --line: #2b2d36;
  --text: #f3f5ff;
  --muted: #b0b5c0;
  --accent: #8f93ff;
  --cyan: #5ce1e6;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace;
}
* { box-sizing: border-box; margin: 0; }
body {
  min-block-size: 100vh;
  padding-inline: clamp(1rem, 4vw, 3rem);
  padding-block: clamp(1.5rem, 5vw, 3.5rem);
  background: radial-gradient(60rem 30rem at 85% -10rem, #8f93ff1f, transparent) no-repeat var(--background);
  color: var(--text);
  font: 1rem/1.5 'Alexandria Variable', Alexandria, system-ui, sans-serif;
}
body > * { max-inline-size: 68rem; margin-inline: auto; }
body > header {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1.5rem 3rem;
  margin-block-end: 2rem;
}
.title { flex: 1 1 26rem; }
.eyebrow {
  color: var(--cyan);
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.06em;
}
h1 { margin-block-start: 0.25rem; font-size: clamp(2rem, 5vw, 2.75rem); font-weight: 650; line-height: 1.15; letter-spacing: -0.02em; }
.intro { max-inline-size: 34rem; margin-block-start: 0.5rem; color: var(--muted); overflow-wrap: anywhere; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem; }
.state {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-inline-end: 0.25rem;
  color: var(--muted);
  font-size: 0.875rem;
}
.state::before { content: ''; inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; background: var(--cyan); }
.paused::before { background: none; border: 2px solid var(--muted); }
.action, button {
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 1.125rem;
  border: 1px solid #737887;
  border-radius: 0.75rem;
  background: none;
  color: var(--text);
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.action[aria-current] { border-color: var(--cyan); color: var(--cyan); }
.action:hover { border-color: var(--text); }
button { border-color: var(--accent); background: var(--accent); color: #0e0f12; }
button:hover { border-color: #b3b6ff; background: #b3b6ff; }
:focus-visible { outline: 2px solid var(--cyan); outline-offset: 3px; }
ol { display: grid; gap: 1.25rem; padding: 0; list-style: none; }
article, .empty { border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); }
article { overflow: hidden; }
article > header {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  padding: 1.125rem 1.5rem;
  border-block-end: 1px solid var(--line);
}
h2 { min-inline-size: 0; font-size: 1.1875rem; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
.number { margin-inline-end: 0.375rem; color: var(--accent); font-variant-numeric: tabular-nums; }
.mark { margin-inline-end: 0.375rem; color: var(--cyan); font-size: 0.9375rem; }
.mark.refused { color: #ffb3ba; }
.remark { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 1.5rem; padding: 0.875rem 1.5rem; border-block-end: 1px solid var(--line); }
.remark p { min-inline-size: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-end: 1.25rem; }
ol + nav { margin-block: 1.25rem 0; }
.time { font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
.date { margin-inline-start: 0.375rem; color: var(--muted); }
.parts { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); }
section { padding: 1.125rem 1.5rem 1.25rem; }
.context { border-inline-start: 1px solid var(--line); }
h3 { margin-block-end: 0.375rem; color: var(--muted); font-size: 0.8125rem; font-weight: 600; }
dl > div {
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: 0 1rem;
  padding-block: 0.4375rem;
}
dl > div + div { border-block-start: 1px solid #22242b; }
dt { color: var(--muted); font: 0.8125rem/1.75 var(--mono); overflow-wrap: anywhere; }
dd {
  grid-column: 2;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
}
/* A short value stays next to its name whatever its direction; a long one aligns with its own direction. */
dd > bdi { display: inline-block; max-inline-size: 100%; vertical-align: top; white-space: pre-wrap; }
.context dl > div { grid-template-columns: minmax(0, 1fr); }
.context dd { grid-column: 1; }
.blank { color: var(--muted); font-style: italic; }
.empty {
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: clamp(3rem, 10vw, 6rem) 1.5rem;
  border-style: dashed;
  color: var(--muted);
  text-align: center;
}
.empty svg {
  margin-block-end: 1rem;
  fill: none;
  stroke: var(--accent);
  stroke-width: 2;
  stroke-linejoin: round;
}
.nothing { color: var(--text); font-size: 1.25rem; font-weight: 600; }
@media (max-width: 48rem) {
  .parts { grid-template-columns: minmax(0, 1fr); }
  .context { border-inline-start: 0; border-block-start: 1px solid var(--line); }
}
@media (max-width: 30rem) {
  section, .remark, article > header { padding-inline: 1.125rem; }
  .tools { inline-size: 100%; }
  .state { flex: 1; }
  dl > div { grid-template-columns: 8rem minmax(0, 1fr); gap: 0 0.75rem; }
}
@media (max-width: 22rem) {
  dl > div { grid-template-columns: minmax(0, 1fr); }
  dd { grid-column: 1; }
}
@media (forced-colors: active) {
  .state::before { forced-color-adjust: none; }
}
`;
