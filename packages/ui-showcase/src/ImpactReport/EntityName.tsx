import { styled } from 'styled-components';
import { scriptsOf } from '@showcase/ui/internal';

const Arabic = styled.span`
  display: inline-block;
`;

/** The name of an entity. A line breaks before its Arabic part, not in it. */
export function EntityName({ name }: { readonly name: string }) {
  const [latin, arabic] = scriptsOf(name) ?? [];
  return (
    // A translator may have replaced the text, so each name is a new element.
    <bdi key={name}>
      {latin ?? name}
      {arabic !== undefined && <Arabic lang="ar" dir="rtl">{`(${arabic})`}</Arabic>}
    </bdi>
  );
}
