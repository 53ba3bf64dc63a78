import { notFound } from 'next/navigation';

/** Next asks for one address at least. */
export const generateStaticParams = () => [{ rest: ['not-found'] }];

/** Any other address in a language leads to `not-found.tsx`. */
export default function Rest() {
  notFound();
}
