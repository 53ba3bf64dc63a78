import type { Language } from '../i18n/language.ts';
import { BilingualText } from '../i18n/BilingualText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { pauseIcon, playIcon } from '../icon/icons.ts';
import { Control, Label } from './Playback.styles.ts';
import { choosePlayback } from './playback.ts';

interface PlaybackControlProps {
  readonly isOn: boolean;
  /** Is called before the choice is stored. */
  readonly onPress: () => void;
  readonly messagesIn: (language: Language) => { readonly pause: string; readonly play: string };
}

/** Pauses and plays every background for the whole visit (WCAG 2.2.2). */
export function PlaybackControl({ isOn, onPress, messagesIn }: PlaybackControlProps) {
  return (
    <Control
      data-corner="control"
      type="button"
      onClick={() => {
        onPress();
        choosePlayback(!isOn);
      }}
    >
      <Icon shape={isOn ? pauseIcon : playIcon} />
      <Label>
        <BilingualText>{(language) => messagesIn(language)[isOn ? 'pause' : 'play']}</BilingualText>
      </Label>
    </Control>
  );
}
