import { Button, Combobox, LocalText, PageHeader, Panel, useLanguage } from '@showcase/ui';
import { AdoptionDial } from '@showcase/ui-showcase/AdoptionDial';
import { AdoptionProgress } from '@showcase/ui-showcase/AdoptionProgress';
import { DashboardGrid } from '@showcase/ui-showcase/DashboardGrid';
import { nameIn } from '@showcase/ui-showcase/ImpactReport';
import { entityName } from '@showcase/impact';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dashboard } from '@showcase/content/dashboard';
import { fillText } from '@showcase/content/localize';
import { useEntities } from '../../services/useEntities.ts';
import { entityAddress, entityAt } from './entityAddress.ts';
import { EntityHeader, EntityServices, EntityTotals } from './EntitySummary.tsx';
import { useImpact } from '../../services/impact.ts';
import { lateComponent } from './lateComponent.tsx';
import { OverallImpactDialog } from './OverallImpactDialog.tsx';
import { noteOf } from './shownEntity.ts';
import { Screen } from '../Screen.tsx';
import { useIsWall } from './useIsWall.ts';

const loadTakeAway = () => import('./takeAway/index.ts');
const TakeAway = lateComponent(async () => (await loadTakeAway()).TakeAway, 'hide');
const EntityChart = lateComponent(
  async () => (await import('./EntityChart.tsx')).EntityChart,
  'throw',
);
const EntityWall = lateComponent(async () => (await loadTakeAway()).EntityWall, 'throw');

/** The savings of the entity in the address, or a search for one. */
export function ImpactDashboard() {
  const { list, search } = useEntities();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const language = useLanguage();
  // Back and Forward close the dialog, because the entity behind it changes.
  const [overallOpenAt, setOverallOpenAt] = useState<string>();

  const entity = useMemo(() => entityAt(list, parameters), [list, parameters]);
  const { serviceKeys, summarizeEntity } = useImpact();
  const summary = useMemo(() => entity && summarizeEntity(entity), [entity, summarizeEntity]);
  const name = summary?.entityName;
  const nameOf = useCallback((position: number) => entityName(list[position] ?? {}) ?? '', [list]);
  const shown = entity &&
    summary && {
      record: entity,
      summary,
      note: noteOf(entity),
      search: entityAddress(list, list.indexOf(entity)),
    };
  const isWall = useIsWall();
  const title = name
    ? fillText(dashboard.heading, { entity: nameIn(name, language) })
    : dashboard.title;

  return (
    <Screen title={title} {...(isWall && { layout: 'center', bar: null })}>
      {isWall ? (
        <EntityWall entity={shown} subject={dashboard.title} hasList={list.length > 0} />
      ) : (
        <>
          <DashboardGrid
            header={
              shown ? (
                <EntityHeader summary={shown.summary} note={shown.note} />
              ) : (
                <PageHeader title={dashboard.title} />
              )
            }
            controls={
              <>
                <Combobox
                  label={dashboard.entityName}
                  search={search}
                  nameOf={nameOf}
                  placeholder={name}
                  onValueChange={(position) => {
                    if (position !== null) void navigate(entityAddress(list, position));
                  }}
                />
                <Button
                  variant="primary"
                  aria-haspopup="dialog"
                  onClick={() => {
                    setOverallOpenAt(key);
                  }}
                >
                  <LocalText text={dashboard.overall} />
                </Button>
                {shown && <TakeAway key={shown.search} entity={shown} subject={dashboard.title} />}
              </>
            }
            picture={
              shown ? (
                <AdoptionProgress
                  adopted={shown.summary.adoptedCount}
                  total={shown.summary.totalServices}
                  percentage={shown.summary.adoptedPercentage}
                />
              ) : (
                <Panel tone="quiet">
                  <AdoptionDial adopted={0} total={serviceKeys.length} />
                  <p>
                    <LocalText text={dashboard.hint} />
                  </p>
                </Panel>
              )
            }
            figures={shown && <EntityTotals summary={shown.summary} />}
          >
            {shown && <EntityServices key={shown.search} summary={shown.summary} />}
          </DashboardGrid>
          {shown && <EntityChart key={shown.search} summary={shown.summary} />}
        </>
      )}
      <OverallImpactDialog
        open={overallOpenAt === key}
        onOpenChange={() => {
          setOverallOpenAt(undefined);
        }}
      />
    </Screen>
  );
}
