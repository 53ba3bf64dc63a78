/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { reportTo } from '../report.ts';
import { besideOf } from './SideBySide.tsx';

/** Tools for a review: each names the story with all its settings. */
export function Tools() {
  const api = useStorybookApi();
  const [globals, updateGlobals] = useGlobals();
  const [done, setDone] = React.useState('');
  const story = api.getCurrentStoryData();
  if (!story || story.type !== 'story') return null;
  const copy = async (text: string, what: string) => {
    if (!window.isSecureContext) {
      prompt('Copy this text', text);
      return;
    }
    await navigator.clipboard.writeText(text);
    setDone(what);
    setTimeout(() => {
      setDone('');
    }, 2000);
  };
  const isKept = String(globals['beside']).includes('--');
  return (
    <>
      <Tool
        name={isKept ? 'Keep nothing beside' : 'Keep this beside'}
        onPress={() => {
          updateGlobals({ beside: isKept ? 'nothing' : besideOf(story.id, globals) });
        }}
      />
      <Tool
        name={done === 'link' ? 'Copied' : 'Copy link'}
        onPress={() => copy(location.href, 'link')}
      />
      <Tool
        name={done === 'report' ? 'Report copied' : 'Report this state'}
        onPress={() => report(`${story.title}: ${story.name}`, copy)}
      />
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly onPress: () => void | Promise<void>;
}

function Tool({ name, onPress }: ToolProps) {
  return (
    <Button variant="ghost" size="small" ariaLabel={false} onClick={() => void onPress()}>
      {name}
    </Button>
  );
}

/** Opens a new issue or mail with the story, its settings and the version, or copies it. */
async function report(title: string, copy: (text: string, what: string) => Promise<void>) {
  const body = `${title}\n${location.href}\nVersion ${window.showcase.build}\n\nThe problem:\n\nWhat I expected:\n`;
  if (reportTo === '') return copy(body, 'report');
  const query = new URLSearchParams({
    [reportTo.startsWith('mailto:') ? 'subject' : 'title']: title,
    body,
  });
  window.open(`${reportTo}?${query.toString().replaceAll('+', '%20')}`, '_blank', 'noopener');
}
