import { ErrorPage } from '@showcase/ui/ErrorPage';

export default function NotFound() {
  return (
    <main>
      <ErrorPage title={{ fr: 'Cette page n’existe pas.', ar: 'هذه الصفحة غير موجودة.' }} />
    </main>
  );
}
