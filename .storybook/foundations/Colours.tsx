import { themes, type ThemeName } from '@showcase/ui';
import { contrastOf } from '../../packages/ui/src/theme/contrast.ts';
import { colorPairs } from '../../packages/ui/src/theme/failingPairs.ts';
import rolesSource from '../../packages/ui/src/theme/roles.ts?raw';
import { themeNames } from '../../packages/ui/src/theme/themes.ts';
import { Copy, Sheet, SheetTable } from './Sheet.tsx';

/** What each role is for, as its type says. */
const purposes = Object.fromEntries(
  [...rolesSource.matchAll(/\/\*\* (.+) \*\/\s+readonly (\w+)/g)].map(([, purpose, role]) => [
    role,
    purpose,
  ]),
);

/** AA asks for nothing here: what a line or a ground like this separates has a text, too. */
const decoration = [
  { front: 'border', back: 'page', minRatio: 0 },
  { front: 'idle', back: 'page', minRatio: 0 },
] as const;

/** Every colour of a theme, by its role. */
export function Swatches({ theme }: { readonly theme: ThemeName }) {
  const roles = Object.entries(themes[theme].colors).filter(([, value]) => value.startsWith('#'));
  return (
    <Sheet>
      <ul>
        {roles.map(([role, value]) => (
          <li key={role}>
            <span className="sheet-swatch" style={{ background: value }} />
            <strong>{role}</strong>: {purposes[role]} <Copy value={value} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The contrast of every pair of colours that components use, in every theme. */
export function ContrastTable() {
  return (
    <Sheet>
      <SheetTable columns={['Pair', 'AA asks for', ...themeNames]} isNarrow>
        {[...colorPairs, ...decoration].map(({ front, back, minRatio }) => (
          <tr key={front + back}>
            <th scope="row">
              {front} on {back}
            </th>
            <td>{minRatio || 'nothing'}</td>
            {themeNames.map((name) => {
              const { [front]: color, [back]: background } = themes[name].colors;
              const ratio = contrastOf(color, background);
              return (
                <td key={name}>
                  {minRatio > 0 && (
                    <span
                      aria-hidden="true"
                      style={{ padding: '0.2rem 0.5rem', color, background }}
                    >
                      Aa
                    </span>
                  )}{' '}
                  {ratio.toFixed(1)} {minRatio > 0 && (ratio >= minRatio ? 'pass' : 'fail')}
                </td>
              );
            })}
          </tr>
        ))}
      </SheetTable>
    </Sheet>
  );
}
