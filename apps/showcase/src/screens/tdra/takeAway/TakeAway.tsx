import { Button, LocalText, ShowcaseProvider, type Bilingual } from '@showcase/ui';
import { HandOffDialog } from '@showcase/ui-showcase/HandOffDialog';
import { ImpactReport } from '@showcase/ui-showcase/ImpactReport';
import { csvFileName } from '@showcase/impact';
import { useState } from 'react';
import { useConfiguration } from '../../../config/configuration.ts';
import { takeAway } from '@showcase/content/takeAway';
import { useImpact } from '../../../services/impact.ts';
import type { ShownEntity } from '../shownEntity.ts';
import { impactFigures } from './impactFigures.ts';
import { saveFile } from './saveFile.ts';
import { usePhoneAddress } from './usePhoneAddress.ts';

interface TakeAwayProps {
  readonly entity: ShownEntity;
  /** The entity of the figures. */
  readonly subject: Bilingual;
}

/** The visitor's take-away controls, and the sheet that is printed instead of the page. */
export function TakeAway({ entity, subject }: TakeAwayProps) {
  const { record, summary, note, search } = entity;
  const { kiosk } = useConfiguration();
  const impact = useImpact();
  const [isHandingOff, setIsHandingOff] = useState(false);
  const { path, address } = usePhoneAddress(search);
  // Visitors can't take a print or a file from an unattended machine.
  const isUnattended = kiosk?.idleSeconds !== undefined || kiosk?.externalLinks === 'handOff';

  return (
    <>
      {!isUnattended && (
        <>
          <Button
            onClick={() => {
              window.print();
            }}
          >
            <LocalText text={takeAway.print} />
          </Button>
          <Button
            onClick={() => {
              saveFile(csvFileName(record), impact.entityCsv(record));
            }}
          >
            <LocalText text={takeAway.download} />
          </Button>
        </>
      )}
      {address !== undefined && (
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setIsHandingOff(true);
          }}
        >
          <LocalText text={takeAway.phone} />
        </Button>
      )}
      <HandOffDialog
        open={isHandingOff}
        onOpenChange={() => {
          setIsHandingOff(false);
        }}
        title={summary.entityName ?? ''}
        address={path}
        publicOrigin={kiosk?.publicOrigin}
      />
      {/* Without its own box, which would take room among the controls. */}
      <ShowcaseProvider texts="all" style={{ display: 'contents' }}>
        <ImpactReport
          {...impactFigures(summary, subject, impact)}
          address={address}
          notes={note === undefined ? [takeAway.origin] : [note, takeAway.origin]}
        />
      </ShowcaseProvider>
    </>
  );
}
