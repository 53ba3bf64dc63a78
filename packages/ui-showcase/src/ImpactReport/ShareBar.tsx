import { Bar } from './ShareBar.styles.ts';

interface ShareBarProps {
  /** The length of the bar, from 0 to 100. */
  readonly share: number;
  /** Whether the whole is outlined, to make the share visible. */
  readonly isFramed?: boolean | undefined;
}

/** A bar as a drawing, not a background: browsers don't print backgrounds by default. */
export function ShareBar({ share, isFramed = false }: ShareBarProps) {
  return (
    <Bar
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-framed={isFramed || undefined}
    >
      <rect width={share} height="1" />
    </Bar>
  );
}
