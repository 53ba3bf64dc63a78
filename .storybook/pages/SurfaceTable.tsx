import { Sheet } from '../foundations/Sheet.tsx';
import { surfaces } from '../surfaces.ts';

/** The surfaces of the toolbar and their names in the address. */
export function SurfaceTable() {
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Surface</th>
            <th scope="col">In the address</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(surfaces).map(([key, { name }]) => (
            <tr key={key}>
              <td>{name}</td>
              <td>
                <code>viewport.value:{key}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
