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

/**
 * Matches a slider whose thumb is hidden until it is measured: captures what gives its value, and the
 * thumb's styles.
 */
const THUMB =
  /(style="left:0%;right:(\d+)%"><\/span><\/span><span style="[^"]*)left:calc\(0% \+ 0px\)("><span role="slider"[^>]*) style="display:none"/g;
const PERCENT = 100;
/** Half of a thumb's width in CSS pixels, as `controls.css` has it. */
const HALF_THUMB = 8.5;

/** Shows the thumbs where React will put them once they are measured. */
function withThumbs(html: string): string {
  return html.replaceAll(THUMB, (_, before: string, rest: string, after: string) => {
    const value = PERCENT - Number(rest);
    const inset = HALF_THUMB - (value / PERCENT) * 2 * HALF_THUMB;
    return `${before}left:calc(${value}% + ${inset}px)${after}`;
  });
}

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
  return withThumbs(html.replaceAll(FETCHED_AHEAD, ''));
}

/** The two arrangements as HTML. Rejects when a component throws. */
export async function renderFirstSight(): Promise<Readonly<Record<Arrangement, string>>> {
  showAtBuild(StudioPage);
  await Promise.all([loadArrangement('phone'), loadArrangement('wide')]);
  return { phone: await render('phone'), wide: await render('wide') };
}
