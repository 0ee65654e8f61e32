import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { usePage } from '#app/kit/ui/use-page.ts';
import { WatchRoom } from '#app/studio/watch/watch-room.tsx';

const PAGE = { title: `${WATCH_WORDS.page} · Lookglass` };

/** A live session, for those who watch it: `/live/ID`. */
export function LivePage() {
  usePage(PAGE);
  const id = location.pathname.split('/')[2] ?? '';
  return <WatchRoom key={id} id={id} />;
}
