import { Sheet } from '../foundations/Sheet.tsx';
import { statuses } from '../statuses.ts';

/** The badges of the sidebar and what each means. */
export function StatusTable() {
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Badge</th>
            <th scope="col">Tag</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {statuses.map(({ tag, badge, meaning }) => (
            <tr key={tag}>
              <th scope="row">{badge}</th>
              <td>
                <code>{tag}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
