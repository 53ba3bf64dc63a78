import { themeNames, themes, type ColorPair, type ThemeName } from '@showcase/ui';
import { colorPairs, contrastOf } from '../../packages/ui/src/theme/contrast.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';
import { Sheet } from './Sheet.tsx';

/** Every colour of a theme, by its role. */
export function Swatches({ theme }: { readonly theme: ThemeName }) {
  const roles = Object.entries(themes[theme].colors).filter(([, value]) => value.startsWith('#'));
  return (
    <Sheet>
      <div className="sheet-grid">
        {roles.map(([role, value]) => (
          <div key={role}>
            <span className="sheet-swatch" style={{ background: value }} />
            <strong>{role}</strong>
            <br />
            <code>{value}</code>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** The contrast of every pair of colours that components use, in every theme. */
export function ContrastTable() {
  return (
    <Sheet>
      <div className="sheet-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">AA asks for</th>
              {themeNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colorPairs.map((pair) => (
              <tr key={pair.front + pair.back}>
                <th scope="row">
                  {pair.front} on {pair.back}
                </th>
                <td>{pair.least}</td>
                {themeNames.map((name) => (
                  <td key={name}>
                    <Sample theme={name} pair={pair} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

interface SampleProps {
  readonly theme: ThemeName;
  readonly pair: ColorPair;
}

function Sample({ theme, pair }: SampleProps) {
  const { [pair.front]: color, [pair.back]: background } = themes[theme].colors;
  const ratio = contrastOf(color, background);
  const isEnough = ratio >= pair.least;
  return (
    <span style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
      <span
        aria-hidden="true"
        style={{
          padding: '0.2rem 0.5rem',
          borderRadius: 6,
          color,
          background,
          fontWeight: 600,
          whiteSpace: 'nowrap',
        }}
      >
        <MarkedText>Aa أب</MarkedText>
      </span>
      <span className={isEnough ? 'sheet-pass' : 'sheet-fail'}>
        {ratio.toFixed(1)} {isEnough ? 'pass' : 'fail'}
      </span>
    </span>
  );
}
