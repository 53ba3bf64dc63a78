import { ShowcaseProvider } from '@showcase/ui';
import {
  useIdleTime,
  useRunningOrder,
  useTouchGuard,
  useWakeLock,
} from '@showcase/ui-showcase/hooks';
import { BlankScreen } from '@showcase/ui-showcase/BlankScreen';
import { HandOffDialog } from '@showcase/ui-showcase/HandOffDialog';
import { IdleWarning } from '@showcase/ui-showcase/IdleWarning';
import { KeyboardShortcutsDialog } from '@showcase/ui-showcase/KeyboardShortcutsDialog';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { KioskConfiguration } from '@showcase/content/configuration/schema';
import { deepLinkSchemes } from '@showcase/content/deepLinkSchemes';
import { useTheme } from '../config/configuration.ts';
import { addressIn, languageAt } from '@showcase/content/languages';
import { componentTexts } from '@showcase/content/components';
import { preloadScreen } from '../navigation/preload.ts';
import { routeAt } from '../navigation/routeAt.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { isBetweenVisitors } from '../router/betweenVisitors.ts';
import { isBusy } from './busy.ts';
import { withKnownAddresses } from './knownAddresses.ts';
import { useHandOff } from './useHandOff.ts';
import { useInputShield } from './useInputShield.ts';
import { useNewRelease } from './useNewRelease.ts';
import { pathOf, useVisitors } from './useVisitors.ts';

export interface KioskProps {
  readonly kiosk: KioskConfiguration;
  /** The number of resets since the page was loaded. */
  readonly visitor: number;
  /** Called when a visitor's screens must be dropped, with all their state. */
  readonly onForget: () => void;
}

/** Turns the app into an unattended kiosk (docs/configuration.md). It renders only its dialogs. */
export function Kiosk({ kiosk: given, visitor, onForget }: KioskProps) {
  const kiosk = useKnownAddresses(given);
  const { idleSeconds, warningSeconds, attractLoop } = kiosk;
  const location = useLocation();
  const address = `${location.pathname}${location.search}${location.hash}`;

  const isBetween = isBetweenVisitors(location);
  const { phase, secondsLeft, stay } = useIdleTime({
    idleSeconds,
    warningSeconds,
    isBusy,
    startsIdle: isBetween || address === attractLoop,
  });
  useVisitors({ kiosk, phase, visitor, onForget });
  useInputShield(isBetween && attractLoop !== null && phase === 'idle');
  useNewRelease(phase === 'idle');
  useWakeLock();
  useTouchGuard();

  return (
    <ShowcaseProvider
      language={languageAt(location.pathname)}
      theme={useTheme(routeAt(location.pathname).theme)}
      messages={componentTexts}
      link={RouterLink}
      schemes={deepLinkSchemes}
    >
      <HandOff
        key={`handOff ${String(visitor)} ${String(phase === 'idle')}`}
        kiosk={kiosk}
        isIdle={phase === 'idle'}
      />
      <Presenting key={visitor} kiosk={kiosk} address={address} />
      <IdleWarning open={phase === 'warning'} seconds={secondsLeft} onOpenChange={stay} />
    </ShowcaseProvider>
  );
}

type OverlayProps = Pick<KioskProps, 'kiosk'>;

/** The card for an external link. Between visitors it stays closed, and the link still opens no tab. */
function HandOff({ kiosk, isIdle }: OverlayProps & { readonly isIdle: boolean }) {
  const { externalLinks, publicOrigin } = kiosk;
  const { handedOff, close } = useHandOff(externalLinks === 'handOff');
  return (
    <HandOffDialog
      open={handedOff !== undefined && !isIdle}
      title={handedOff?.title ?? ''}
      address={handedOff?.address ?? ''}
      publicOrigin={publicOrigin}
      onOpenChange={close}
    />
  );
}

/** The presenter's keys, and the dialogs they open. */
function Presenting({ kiosk, address }: OverlayProps & { readonly address: string }) {
  const navigate = useNavigate();
  const { next, shown, close } = useRunningOrder({
    // Unless an address names a language, it is shown in the visitor's.
    addresses: kiosk.runningOrder.map((step) => addressIn(languageAt(pathOf(address)), step)),
    current: address,
    onGo: (target) => void navigate(target),
  });
  useEffect(() => {
    if (next !== undefined) void preloadScreen(pathOf(next));
  }, [next]);
  return (
    <>
      <KeyboardShortcutsDialog open={shown === 'keys'} onOpenChange={close} />
      <BlankScreen open={shown === 'blank'} onOpenChange={close} />
    </>
  );
}

/** The kiosk with only existing addresses; until these are known, as configured. */
function useKnownAddresses(kiosk: KioskConfiguration): KioskConfiguration {
  const [known, setKnown] = useState(kiosk);
  useEffect(() => {
    let isOver = false;
    void withKnownAddresses(kiosk).then((result) => {
      if (!isOver) setKnown(result);
    });
    return () => {
      isOver = true;
    };
  }, [kiosk]);
  return known;
}
