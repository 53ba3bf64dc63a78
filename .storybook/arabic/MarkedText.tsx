import { splitByScript } from './splitByScript.ts';

/** An English text of a page, with the Arabic in it marked as such. */
export function MarkedText({ children }: { readonly children: string }) {
  return splitByScript(children).map(({ text, isArabic }, index) =>
    isArabic ? (
      <span key={index} lang="ar" dir="rtl">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
