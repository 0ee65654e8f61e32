import { mayTrack } from '#app/person/analytics/may-track.ts';
import { sessionId } from '#app/person/analytics/session-id.ts';
import { PRODUCTS_PATH } from '#content/visitor-documents.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';

function randomText(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('');
}

/**
 * All products count as one page in the figures: a figure for each of their addresses would be read by
 * nobody.
 */
function countedPage(path: string): string {
  return path.startsWith(`${PRODUCTS_PATH}/`) ? PRODUCTS_PATH : path;
}

/** Counts the visit, as the app counts those of its own pages. Nobody waits for it. */
export function countVisit(): void {
  if (!mayTrack() || !navigator.onLine) return;
  const id = sessionId(browserStorage(), () => new Date(), randomText);
  fetch('/api/analytics/track', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'visit', page: countedPage(location.pathname), sessionId: id }),
    keepalive: true,
  })
    // A request is only over when its answer has been read.
    .then((response) => response.text())
    .catch(() => undefined);
}
