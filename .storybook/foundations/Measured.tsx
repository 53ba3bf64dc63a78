import { useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';

interface MeasuredProps extends ComponentPropsWithoutRef<'div'> {
  /** The CSS properties whose computed values are shown. */
  readonly properties: readonly string[];
}

/** An element, and below it the computed values of some properties, measured again when the window is resized. */
export function Measured({ properties, ...rest }: MeasuredProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState('');
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      const style = getComputedStyle(ref.current);
      const shown = properties.map((name) => rounded(style.getPropertyValue(name)));
      setValues(shown.join(' / '));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [properties]);
  return (
    <div style={{ minInlineSize: 0 }}>
      <div ref={ref} {...rest} />
      <span className="sheet-note">{values}</span>
    </div>
  );
}

/** A length in pixels, rounded to one decimal; any other value unchanged. */
function rounded(value: string): string {
  const pixels = /^([\d.]+)px$/.exec(value)?.[1];
  return pixels === undefined ? value : `${String(Math.round(Number(pixels) * 10) / 10)} px`;
}
