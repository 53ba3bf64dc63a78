import { ButtonLink } from '@showcase/ui/Button';

export default function Partners() {
  return (
    <main>
      <h1>Partenaires</h1>
      <ButtonLink href="/">Home</ButtonLink>
    </main>
  );
}
