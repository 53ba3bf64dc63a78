/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { statuses } from '../statuses.ts';

/** The badges of a component, beside its name in the sidebar. */
export function Badges({ tags }: { readonly tags: readonly string[] }) {
  return statuses
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, badge, meaning, color }) => (
      <span
        key={tag}
        title={meaning}
        style={{
          marginInlineStart: 5,
          paddingInline: 5,
          border: `1px solid ${color}`,
          borderRadius: 6,
          color,
          fontSize: 9.5,
          fontWeight: 600,
          lineHeight: '14px',
          whiteSpace: 'nowrap',
        }}
      >
        {badge}
      </span>
    ));
}
