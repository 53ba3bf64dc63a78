import { tokens } from '@showcase/ui';
import { Measured } from './Measured.tsx';
import { Sheet } from './Sheet.tsx';

const sizes = ['display', 'title', 'figure', 'heading', 'lead', 'body', 'small'] as const;
const isHeading = (size: (typeof sizes)[number]) => !['lead', 'body', 'small'].includes(size);

/** Every step of the scale in both scripts, with its font size and line height on this screen. */
export function TypeScale() {
  const { family, lineHeading, lineBody, lineArabicHeading, lineArabic } = tokens.font;
  return (
    <Sheet>
      {sizes.map((size) => {
        const style = { fontFamily: family, fontSize: tokens.font[size], overflow: 'hidden' };
        const weight = isHeading(size) ? 650 : 400;
        return (
          <div key={size} style={{ paddingBlock: '1rem', borderBlockEnd: '1px solid #d9dcdf' }}>
            <p className="sheet-note" style={{ margin: 0 }}>
              <strong>{size}</strong> <code>{tokens.font[size]}</code>
            </p>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1.5rem' }}>
              <Measured
                properties={['font-size', 'line-height']}
                style={{
                  ...style,
                  fontWeight: weight,
                  lineHeight: isHeading(size) ? lineHeading : lineBody,
                }}
              >
                One platform
              </Measured>
              <Measured
                lang="ar"
                dir="rtl"
                properties={['font-size', 'line-height']}
                style={{
                  ...style,
                  fontWeight: weight,
                  lineHeight: isHeading(size) ? lineArabicHeading : lineArabic,
                }}
              >
                منصة واحدة
              </Measured>
            </div>
          </div>
        );
      })}
    </Sheet>
  );
}
