import { styled } from 'styled-components';
import { scriptsOf } from '@showcase/ui/internal';
import { lengthOf } from './figures.ts';

const Arabic = styled.span`
  display: inline-block;

  &[data-length='long'] {
    display: block;
    text-align: end;

    :dir(rtl) > bdi > & {
      text-align: start;
    }
  }
`;

/** The name of an entity. A line breaks before its Arabic part, not in it, and always if the name is long. */
export function EntityName({ name }: { readonly name: string }) {
  const [latin, arabic] = scriptsOf(name) ?? [];
  return (
    // A translator may have replaced the text, so each name is a new element.
    <bdi key={name}>
      {latin ?? name}
      {arabic !== undefined && (
        <Arabic data-length={lengthOf(name)} lang="ar" dir="rtl">{`(${arabic})`}</Arabic>
      )}
    </bdi>
  );
}
