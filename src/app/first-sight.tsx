/** Renders the studio at rest, for the document that shows it before its scripts are there. */

import { prerender } from 'react-dom/static';
import { createRestingEnvironment } from '#studio/state/resting-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { App } from './app.tsx';
import type { Arrangement } from './kit/first-sight/arrangement.ts';
import { showAtBuild } from './kit/router/router.ts';
import { StudioPage } from './pages/studio-page.tsx';
import { loadArrangement } from './studio/arrangements.ts';

/**
 * React's preload links are dropped: they are for pictures in the document, which are fetched when the
 * parser meets them.
 */
const FETCHED_AHEAD = /<link rel="preload"[^>]*>/g;

async function render(arrangement: Arrangement): Promise<string> {
  const studio = createStudio(createRestingEnvironment());
  const { prelude } = await prerender(<App studio={studio} firstSight={arrangement} />, {
    // Else a large part would wait in the document, hidden, for a script that puts it in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(problem) {
      throw problem;
    },
  });
  const html = await new Response(prelude).text();
  return html.replaceAll(FETCHED_AHEAD, '');
}

/** The two arrangements as HTML. Rejects when a component throws. */
export async function renderFirstSight(): Promise<Readonly<Record<Arrangement, string>>> {
  showAtBuild(StudioPage);
  await Promise.all([loadArrangement('phone'), loadArrangement('wide')]);
  return { phone: await render('phone'), wide: await render('wide') };
}
