import { splitByScript } from './splitByScript.ts';

/** An English text in which every Arabic fragment is marked with its language and direction. */
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
