import { Bar } from './ShareBar.styles.ts';

interface ShareBarProps {
  /** The length of the bar, from 0 to 100. */
  readonly share: number;
  /** Whether the whole is outlined, so that the share of it can be seen. */
  readonly isFramed?: boolean | undefined;
}

/** A bar as a drawing, not as a background: browsers print no backgrounds unless told to. */
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
