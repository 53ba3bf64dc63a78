/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { useTheme } from 'storybook/theming';
import { statuses } from '../statuses.ts';

/** The badges of a component, beside its name in the sidebar. */
export function Badges({ tags }: { readonly tags: readonly string[] }) {
  const { base } = useTheme();
  const inkOf = (color: string) =>
    base === 'light' ? `color-mix(in srgb, ${color} 35%, #0c1e3a)` : color;
  return statuses
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, badge, meaning, color }) => (
      <span
        key={tag}
        title={meaning}
        style={{
          marginInlineStart: 5,
          paddingInline: 5,
          border: `1px solid ${inkOf(color)}`,
          borderRadius: 6,
          color: inkOf(color),
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
