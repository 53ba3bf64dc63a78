import { ActionLink } from '@showcase/ui';
import { backToToolkit } from '@showcase/content/city/toolkit';

/** The way back to the index of the area. */
export function BackToToolkit() {
  return <ActionLink {...backToToolkit} variant="quiet" back />;
}
