import { useId, type ComponentPropsWithRef } from 'react';
import { type LocalizedText, textIn } from '@showcase/ui';
import { inLanguage, useReadingOrder } from '@showcase/ui/internal';
import {
  Activities,
  Activity,
  Description,
  Half,
  Halves,
  Root,
  Title,
} from './AgentCard.styles.ts';

/** One thing an agent does: the emphasised words, and the rest of the sentence. */
interface AgentActivity {
  /** The emphasised words that begin the sentence. */
  readonly bold: LocalizedText | string;
  /** The rest of the sentence. */
  readonly text: LocalizedText | string;
}

export interface AgentCardProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'title' | 'children'
> {
  /** Specifies the name of the agent, shown in both languages. */
  readonly title: LocalizedText | string;
  /** Specifies one or two sentences on what the agent is. */
  readonly description: LocalizedText | string;
  /** Specifies what the agent does, in order. If it's empty, neither language shows a list. */
  readonly activities: readonly AgentActivity[];
  /**
   * Specifies the level of the heading. Only the title in the page's language is a heading; the other looks
   * the same.
   * @default 2
   */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Describes an agent and its activities, with equal weight for both languages. */
export function AgentCard(props: AgentCardProps) {
  const { title, description, activities, headingLevel = 2, ...rest } = props;
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Halves>
        {useReadingOrder(title).map((language, index) => (
          <Half key={language} {...inLanguage(language)}>
            <Title
              as={index === 0 ? `h${headingLevel}` : 'p'}
              id={index === 0 ? titleId : undefined}
            >
              {textIn(title, language)}
            </Title>
            <Description>{textIn(description, language)}</Description>
            {activities.length > 0 && (
              <Activities>
                {activities.map(({ bold, text }) => (
                  <Activity key={textIn(bold, language)}>
                    <span>
                      <strong>{textIn(bold, language)}</strong> {textIn(text, language)}
                    </span>
                  </Activity>
                ))}
              </Activities>
            )}
          </Half>
        ))}
      </Halves>
    </Root>
  );
}
