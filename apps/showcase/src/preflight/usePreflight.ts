import type { StatusGroup } from '@showcase/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckSection } from './check.ts';
import { checksOf } from './checksOf.ts';
import { groupsOf, separator, type Findings } from './groupsOf.ts';
import { runChecks } from './runChecks.ts';
import { readCheckContext } from './checkContext.ts';

interface Preflight {
  /** Undefined until the checks are known. */
  readonly groups: readonly StatusGroup[] | undefined;
  /** When the last check ended; undefined while checks run. */
  readonly checkedAt: Date | undefined;
  /** Repeats one check. */
  readonly check: (id: string) => void;
  readonly checkAll: () => void;
}

const isHeadless = () => new URLSearchParams(location.search).has('headless');

/** Checks everything once, and again on request, each time with the current configuration. */
export function usePreflight(): Preflight {
  const [sections, setSections] = useState<readonly CheckSection[]>();
  const [findings, setFindings] = useState<Findings>(new Map());
  const [checkedAt, setCheckedAt] = useState<Date>();
  // The findings of an earlier run are out of date.
  const run = useRef(0);

  const begin = useCallback(async (known: Findings) => {
    run.current += 1;
    const own = run.current;
    const listed = checksOf(await readCheckContext(), isHeadless());
    if (own !== run.current) return;
    setSections(listed);
    const checks = listed.flatMap((section) => section.checks).filter(({ id }) => !known.has(id));
    await runChecks(checks, (id, finding) => {
      if (own === run.current) setFindings((found) => new Map(found).set(id, finding));
    });
    if (own === run.current) setCheckedAt(new Date());
  }, []);

  useEffect(() => {
    void begin(new Map());
    return () => {
      run.current += 1;
    };
  }, [begin]);

  const repeat = (known: Findings) => {
    setFindings(known);
    setCheckedAt(undefined);
    void begin(known);
  };
  return {
    groups: sections && groupsOf(sections, findings, navigator.onLine),
    checkedAt,
    check: (id) => {
      const ids = id.split(separator);
      repeat(new Map([...findings].filter(([known]) => !ids.includes(known))));
    },
    checkAll: () => {
      repeat(new Map());
    },
  };
}
