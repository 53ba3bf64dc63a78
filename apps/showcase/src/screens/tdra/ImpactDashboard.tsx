import { Button, EntityCombobox, Page, PageHeader, Panel, Toolbar } from '@showcase/ui';
import { entityName, summarizeEntity } from '@showcase/impact';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import rosette from '../../assets/emblems/rosette.svg';
import { dashboard } from '../../content/tdra/dashboard.ts';
import { documentTitle } from '../../content/site.ts';
import { useEntities } from '../../services/useEntities.ts';
import { entityAddress, entityAt } from './entityAddress.ts';
import { EntitySummaryView } from './EntitySummaryView.tsx';
import { lateComponent } from './lateComponent.tsx';
import { OverallImpactDialog } from './OverallImpactDialog.tsx';
import { noteOf } from './shownEntity.ts';
import { useIsStage } from './useIsStage.ts';

const loadTakeAway = () => import('./takeAway/index.ts');
const TakeAway = lateComponent(async () => (await loadTakeAway()).TakeAway, 'hide');
const EntityStage = lateComponent(async () => (await loadTakeAway()).EntityStage, 'throw');

/** The savings of one entity, which the address names, or a search for one. */
export function ImpactDashboard() {
  const { list, search } = useEntities();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [isOverallOpen, setIsOverallOpen] = useState(false);

  const entity = useMemo(() => entityAt(list, parameters), [list, parameters]);
  const summary = useMemo(() => entity && summarizeEntity(entity), [entity]);
  const name = summary?.entityName;
  const nameOf = useCallback((position: number) => entityName(list[position] ?? {}) ?? '', [list]);
  const shown = entity &&
    summary && {
      record: entity,
      summary,
      note: noteOf(entity),
      search: entityAddress(list, list.indexOf(entity)),
    };
  const isStage = useIsStage();

  return (
    <Page title={documentTitle(name ? `${name} ${dashboard.heading}` : dashboard.title)}>
      {isStage ? (
        <EntityStage
          entity={shown}
          subject={dashboard.title}
          picture={rosette}
          hasList={list.length > 0}
        />
      ) : (
        <>
          {!shown && <PageHeader title={dashboard.title} />}
          <Toolbar>
            <EntityCombobox
              search={search}
              nameOf={nameOf}
              selectedName={name}
              onSelect={(position) => void navigate(entityAddress(list, position))}
            />
            <Button
              variant="primary"
              aria-haspopup="dialog"
              onClick={() => {
                setIsOverallOpen(true);
              }}
            >
              {dashboard.overall.en}
            </Button>
          </Toolbar>
          {shown ? (
            <EntitySummaryView key={parameters.toString()} summary={summary} note={shown.note}>
              <TakeAway entity={shown} subject={dashboard.title} />
            </EntitySummaryView>
          ) : (
            <Panel tone="quiet" picture={{ src: rosette, width: 480, height: 480 }}>
              <p>{dashboard.hint}</p>
            </Panel>
          )}
        </>
      )}
      <OverallImpactDialog
        open={isOverallOpen}
        onClose={() => {
          setIsOverallOpen(false);
        }}
      />
    </Page>
  );
}
