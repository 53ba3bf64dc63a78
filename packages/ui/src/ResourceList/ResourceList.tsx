import type { ComponentPropsWithRef } from 'react';
import { textIn } from '../i18n/bilingual.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from '../icon/Icon.tsx';
import {
  documentIcon,
  enterFullScreenIcon,
  externalIcon,
  forwardIcon,
  playIcon,
  screenIcon,
} from '../icon/icons.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { linkMessages, type LinkMessages } from '../link/link.messages.ts';
import { useTarget } from '../link/useTarget.ts';
import { Badge, End, Resource, Root, Title } from './ResourceList.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** A resource: a film or an address. */
export interface ResourceData extends LinkOptions {
  /** The name of the resource: the text of its link or button. */
  readonly title: LocalizedText | string;
  /** Identifies the resource within its page: an address may end in `#id`. */
  readonly id?: string | undefined;
  /**
   * The address, which opens in a new tab; a value that isn't an address disables the link. A video needs no address.
   */
  readonly href?: string | undefined;
  /** 'video' plays in place; 'demo' is a link to something to try. @default a link to a document */
  readonly type?: 'video' | 'demo' | undefined;
}

export interface ResourceListProps extends Omit<
  ComponentPropsWithRef<'ul'>,
  'children' | 'onPlay'
> {
  /** Specifies the resources, in order. */
  readonly resources: readonly ResourceData[];
  /** Called when a video is chosen. */
  readonly onPlay?: ((resource: ResourceData) => void) | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/** Films and links about a subject: films play in place, and links leave the page. */
export function ResourceList({ resources, onPlay, messages, ...rest }: ResourceListProps) {
  const { comingSoon } = useMessages('Link', linkMessages, messages);
  return (
    <Root {...rest}>
      {resources.map((resource) => (
        <li key={resource.id ?? textIn(resource.title, 'en')}>
          {resource.type === 'video' ? (
            <Resource
              as="button"
              type="button"
              id={resource.id}
              data-type="video"
              aria-haspopup="dialog"
              onClick={() => {
                onPlay?.(resource);
              }}
            >
              <Badge>
                <Icon shape={playIcon} />
              </Badge>
              <Title>
                <LocalText text={resource.title} />
              </Title>
              <End>
                <Icon shape={enterFullScreenIcon} />
              </End>
            </Resource>
          ) : (
            <LinkedResource resource={resource} comingSoon={comingSoon} />
          )}
        </li>
      ))}
    </Root>
  );
}

interface LinkedResourceProps {
  readonly resource: ResourceData;
  readonly comingSoon: string;
}

function LinkedResource({ resource, comingSoon }: LinkedResourceProps) {
  const { id, title, type, href, replace, state } = resource;
  const target = useTarget(href, { replace, state });
  return (
    <Resource id={id} {...target}>
      <Badge>
        <Icon shape={type === 'demo' ? screenIcon : documentIcon} />
      </Badge>
      <Title>
        <LocalText text={title} />
      </Title>
      <End>
        {target.href === undefined ? (
          comingSoon
        ) : (
          <Icon shape={target.target ? externalIcon : forwardIcon} />
        )}
      </End>
    </Resource>
  );
}
