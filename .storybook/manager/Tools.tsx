/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { reportTo } from '../report.ts';
import { useCopy } from '../useCopy.ts';
import { besideOf } from './SideBySide.tsx';

/** Tools for a review: each names the story with all its settings. */
export function Tools() {
  const api = useStorybookApi();
  const [globals, updateGlobals] = useGlobals();
  const [copyLink, isLinkCopied] = useCopy();
  const [copyReport, isReportCopied] = useCopy();
  const story = api.getCurrentStoryData();
  if (!story || story.type !== 'story') return null;
  const isKept = String(globals['beside']).includes('--');
  return (
    <>
      <Tool
        name={isKept ? 'Keep nothing beside' : 'Keep this beside'}
        icon="M1.5 2.5h11v9h-11zM7 2.5v9"
        onPress={() => {
          updateGlobals({ beside: isKept ? 'nothing' : besideOf(story.id, globals) });
        }}
      />
      <Tool
        name={isLinkCopied ? 'Copied' : 'Copy link'}
        icon={
          isLinkCopied
            ? check
            : 'M6 8.5 8.5 6M5 6.5l-2 2a2 2 0 0 0 3 3l2-2M9 7.5l2-2a2 2 0 0 0-3-3l-2 2'
        }
        onPress={() => copyLink(location.href)}
      />
      <Tool
        name={isReportCopied ? 'Report copied' : 'Report this state'}
        icon={isReportCopied ? check : 'M3 13V1.5M3 2h8.5l-2 3 2 3H3'}
        onPress={() => report(`${story.title}: ${story.name}`, copyReport)}
      />
    </>
  );
}

const check = 'M2.5 7.5l3 3 6-7';

interface ToolProps {
  /** Its tooltip. */
  readonly name: string;
  /** A path of 14 × 14. */
  readonly icon: string;
  readonly onPress: () => void | Promise<void>;
}

/** With its name in a tooltip, all fit beside the fields of a surface at 1440 px. */
function Tool({ name, icon, onPress }: ToolProps) {
  return (
    <Button variant="ghost" padding="small" ariaLabel={name} onClick={() => void onPress()}>
      <svg width="14" height="14" fill="none" stroke="currentcolor" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Button>
  );
}

/** Opens a new issue or mail with the story, its settings and the version, or copies it. */
async function report(title: string, copy: (text: string) => Promise<void>) {
  const body = `${title}\n${location.href}\nVersion ${window.showcase.build}\n\nThe problem:\n\nWhat I expected:\n`;
  if (reportTo === '') return copy(body);
  const query = new URLSearchParams({
    [reportTo.startsWith('mailto:') ? 'subject' : 'title']: title,
    body,
  });
  window.open(`${reportTo}?${query.toString().replaceAll('+', '%20')}`, '_blank', 'noopener');
}
