import { styled } from 'styled-components';
import { useMessages } from '../i18n/messages.ts';
import { theme } from '../theme/theme.ts';
import { linkMessages, type LinkMessages } from './link.messages.ts';
import type { MessageOverrides } from '../i18n/types.ts';

const Reason = styled.span`
  font-size: ${theme.font.small};
  font-weight: 400;
`;

interface ComingSoonProps {
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/** The reason next to a disabled link's name: 'Coming soon'. */
export function ComingSoon({ messages }: ComingSoonProps) {
  const { comingSoon } = useMessages('Link', linkMessages, messages);
  return <Reason>{comingSoon}</Reason>;
}
