import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { type LocalizedText, LocalText, textIn } from '@showcase/ui';
import { Empty, List, Root, Service, Title } from './ServiceList.styles.ts';

export interface ServiceListProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'onSelect' | 'children'
> {
  /** Specifies the heading of the list. */
  readonly heading: LocalizedText | ReactNode;
  /** Specifies the names of the services, in order. */
  readonly services: readonly (LocalizedText | string)[];
  /** Specifies the text shown instead of an empty list. */
  readonly emptyText: LocalizedText | ReactNode;
  /** Specifies the level of the heading. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Called with the position of a pressed service in `services`. Without it, the services are shown as unavailable. */
  readonly onSelect?: ((index: number) => void) | undefined;
}

/** Services as buttons: green if available, otherwise grey and disabled. */
export function ServiceList(props: ServiceListProps) {
  const { heading, services, emptyText, headingLevel = 2, onSelect, ...rest } = props;
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Title as={`h${headingLevel}`} id={titleId}>
        <LocalText text={heading} />
      </Title>
      {services.length === 0 ? (
        <Empty>
          <LocalText text={emptyText} />
        </Empty>
      ) : (
        <List role="list">
          {services.map((service, index) => (
            <li key={textIn(service, 'en')}>
              <Service
                type="button"
                disabled={!onSelect}
                aria-haspopup={onSelect ? 'dialog' : undefined}
                onClick={() => onSelect?.(index)}
              >
                <bdi>
                  <LocalText text={service} />
                </bdi>
              </Service>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
