import { useCallback, useState } from 'react';
import { Icon, iconPaths, type IconName } from '../../packages/ui/src/internal/Icon.tsx';
import { Sheet } from './Sheet.tsx';

/** Every icon in both directions. Whether it is mirrored is measured on the Arabic one. */
export function IconTable() {
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Icon</th>
            <th scope="col">English</th>
            <th scope="col">Arabic</th>
            <th scope="col">In Arabic it</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <IconRow key={name} name={name} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function IconRow({ name }: { readonly name: IconName }) {
  const [isMirrored, setIsMirrored] = useState(false);
  const ref = useCallback((cell: HTMLElement | null) => {
    const icon = cell?.querySelector('svg');
    if (icon) setIsMirrored(getComputedStyle(icon).transform !== 'none');
  }, []);
  return (
    <tr className="sheet-icon">
      <th scope="row">{name}</th>
      <td>
        <Icon name={name} />
      </td>
      <td lang="ar" dir="rtl" ref={ref}>
        <Icon name={name} />
      </td>
      <td>{isMirrored ? <strong>is mirrored</strong> : 'stays the same'}</td>
    </tr>
  );
}
