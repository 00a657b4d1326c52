import { getState, info } from '@actions/core';
import type { Github } from '../ports/github.ts';
import { renderUnfinished } from '../stages/report/render-phases.ts';
import { openStickyComment } from '../stages/report/sticky-comment.ts';
import { linksOf, type RunnerEnvironment } from './runner-environment.ts';

/** The end of the job: a comment that still says "working" because the step was stopped or fell is set right, or made if there is none yet. */
export async function finishStaleComment(runner: RunnerEnvironment, github: Github): Promise<void> {
  if (getState('asked-in') === '' || getState('finished') === 'true') return;
  const place = { issue: Number(getState('issue')), askedIn: Number(getState('asked-in')) };
  const text = renderUnfinished('The run was stopped before it came to a result.', linksOf(runner));
  await openStickyComment(place, () => text, github);
  info('The comment of the stopped run was closed.');
}
