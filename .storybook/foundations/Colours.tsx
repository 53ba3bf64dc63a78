import { themeNames, worlds, type ThemeName } from '@showcase/ui';
import { contrast, parseColor } from '../../packages/ui/src/theme/contrast.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';
import { pairs } from './pairs.ts';
import { Sheet } from './Sheet.tsx';

/** Every colour of a world, by the role it plays. */
export function Swatches({ world }: { readonly world: ThemeName }) {
  const roles = Object.entries(worlds[world]).filter(([, value]) => value.startsWith('#'));
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

/** The contrast of every pair of colours that parts use, in every world, computed from the tokens. */
export function ContrastTable() {
  return (
    <Sheet>
      <div className="sheet-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">AA asks</th>
              {themeNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ front, back, least }) => (
              <tr key={front + back}>
                <th scope="row">
                  {front} on {back}
                </th>
                <td>{least}</td>
                {themeNames.map((name) => {
                  const { [front]: color, [back]: background } = worlds[name];
                  const ratio = contrast(parseColor(color), parseColor(background));
                  return (
                    <td key={name}>
                      <Sample color={color} background={background} ratio={ratio} least={least} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

interface SampleProps {
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
  readonly least: number;
}

function Sample({ color, background, ratio, least }: SampleProps) {
  const isEnough = ratio >= least;
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
