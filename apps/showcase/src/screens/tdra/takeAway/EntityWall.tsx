import { LocalText, PageHeader, Panel, ShowcaseProvider, type Bilingual } from '@showcase/ui';
import { AdoptionDial } from '@showcase/ui-showcase/AdoptionDial';
import { ImpactWall } from '@showcase/ui-showcase/ImpactWall';
import { useSearchParams } from 'react-router-dom';
import { takeAway } from '@showcase/content/takeAway';
import { useImpact } from '../../../services/impact.ts';
import type { ShownEntity } from '../shownEntity.ts';
import { impactFigures } from './impactFigures.ts';
import { usePhoneAddress } from './usePhoneAddress.ts';

interface StageProps {
  /** The entity of the figures. */
  readonly subject: Bilingual;
}

interface EntityWallProps extends NoEntityProps {
  /** The entity that the address names; undefined if it names none, or one that is not in the list. */
  readonly entity: ShownEntity | undefined;
}

/** The dashboard of one entity for a wall: everything at once, nothing to press. */
export function EntityWall({ entity, ...rest }: EntityWallProps) {
  return (
    <ShowcaseProvider texts="all">
      {entity ? <Stage entity={entity} subject={rest.subject} /> : <NoEntity {...rest} />}
    </ShowcaseProvider>
  );
}

function Stage({ entity, subject }: StageProps & { readonly entity: ShownEntity }) {
  const { address } = usePhoneAddress(entity.search);
  return (
    <ImpactWall
      {...impactFigures(entity.summary, subject, useImpact())}
      note={entity.note}
      address={address}
    />
  );
}

interface NoEntityProps extends StageProps {
  /** Whether the list of entities has arrived. */
  readonly hasList: boolean;
}

/** Explains to the person who sets up the wall why it is empty; shows only the title while the list loads. */
function NoEntity({ subject, hasList }: NoEntityProps) {
  const [parameters] = useSearchParams();
  const { serviceKeys } = useImpact();
  const isNamed = parameters.has('entity');
  return (
    <Panel tone="quiet">
      <AdoptionDial adopted={0} total={serviceKeys.length} />
      <PageHeader title={subject} />
      {(!isNamed || hasList) && (
        <LocalText as="p" text={isNamed ? takeAway.unknownEntity : takeAway.noEntity} />
      )}
    </Panel>
  );
}
