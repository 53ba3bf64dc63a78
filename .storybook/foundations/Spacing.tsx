import { tokens } from '@showcase/ui';
import { Measured } from './Measured.tsx';
import { Sheet } from './Sheet.tsx';

const properties = ['inline-size'];

/** Lengths, with their values on this screen. */
export function Lengths() {
  const lengths = { ...tokens.space, target: tokens.target };
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">On this screen</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(lengths).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name === 'target' ? 'target' : `space.${name}`}</th>
              <td>
                <code>{value}</code>
              </td>
              <td>
                <Measured
                  className="sheet-bar"
                  properties={properties}
                  style={{ inlineSize: value }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** The radii of corners. */
export function Radii() {
  return (
    <Sheet>
      <div className="sheet-grid">
        {Object.entries(tokens.radius).map(([name, value]) => (
          <div key={name}>
            <span className="sheet-swatch" style={{ borderRadius: value, background: '#e1efed' }} />
            <strong>radius.{name}</strong>
            <br />
            <code>{value}</code>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
