import type { ReactNode } from 'react';
import { Icon } from '../internal/Icon.tsx';
import { Control, Label } from './Playback.styles.ts';
import { choosePlayback } from './playback.ts';

interface PlaybackControlProps {
  readonly isOn: boolean;
  /** Is called before the choice is stored. */
  readonly onPress: () => void;
  /** Names the control. */
  readonly children: ReactNode;
}

/** Pauses and plays every background for the whole visit (WCAG 2.2.2). */
export function PlaybackControl({ isOn, onPress, children }: PlaybackControlProps) {
  return (
    <Control
      type="button"
      onClick={() => {
        onPress();
        choosePlayback(!isOn);
      }}
    >
      <Icon name={isOn ? 'pause' : 'play'} />
      <Label>{children}</Label>
    </Control>
  );
}
