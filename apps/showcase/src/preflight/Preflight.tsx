import { Button, StatusList, Page, PageHeader } from '@showcase/ui';
import { usePreflight } from './usePreflight.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Shows what works on this kiosk, what doesn't, and the remedies. */
export function Preflight() {
  const { groups, checkedAt, check, checkAll } = usePreflight();
  const when = checkedAt ? `Checked on ${time.format(checkedAt)}.` : 'Checking now…';
  return (
    <Page title="Preflight">
      <PageHeader
        title="Preflight"
        lead={`What works on this stand, and what to do about the rest. ${when}`}
      />
      {groups && (
        <StatusList
          groups={groups}
          onCheck={check}
          onCheckAll={checkAll}
          controls={
            <Button
              onClick={() => {
                print();
              }}
            >
              Print
            </Button>
          }
        />
      )}
    </Page>
  );
}
