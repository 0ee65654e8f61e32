import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import type { Access } from '#server/services/access/access.ts';
import type { Restrictions } from '#server/services/decency/restrictions.ts';
import { createLiveChat } from './live-chat.ts';
import { createLiveHub } from './live-hub.ts';
import { createLiveMedia } from './live-media.ts';
import { liveReportables } from './live-reportables.ts';
import { createLiveRooms } from './live-rooms.ts';
import { createOwnForwarder } from './own-forwarder.ts';

export interface LiveNeeds {
  readonly config: Pick<Config, 'live'>;
  readonly database: Database;
  readonly news: News;
  readonly access: Access;
  readonly restrictions: Pick<Restrictions, 'need'>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly liveKey: string;
  readonly forwarderProgram: string | undefined;
}

/** How often we look for hosts that are gone: while a session is live, and while none is known to be. */
const POLL_LIVE_MS = 1000;
const POLL_IDLE_MS = 30_000;

/** Live sessions: rooms, chat, listeners, and the forwarding of pictures. */
export function createLive(needs: LiveNeeds) {
  const { config, database, news, access, restrictions, now, log, liveKey, forwarderProgram } =
    needs;
  const forwarder =
    forwarderProgram === undefined || config.live.outside !== undefined
      ? undefined
      : createOwnForwarder({
          program: forwarderProgram,
          settings: config.live,
          key: liveKey,
          database,
          now,
          log,
        });
  const media = createLiveMedia({
    database,
    now,
    log,
    outside: config.live.outside,
    forwarder,
    key: liveKey,
  });
  const hub = createLiveHub({ database, news, now, log });
  const onChange = hub.changed;
  const rooms = createLiveRooms({
    database,
    restrictions,
    now,
    paymentNow: async () => (await access.read(undefined)).time,
    onChange(id) {
      pollSoon(POLL_LIVE_MS);
      onChange(id);
    },
    onEnd(id) {
      media.endRoom(id).catch((err: unknown) => log.warn({ err }, 'pictures could not be ended'));
    },
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let isStopped = false;

  function pollSoon(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void poll(), milliseconds);
    timer.unref();
  }

  async function poll(): Promise<void> {
    dueAt = Infinity;
    let live = 0;
    try {
      live = await rooms.endForsaken();
      if (live > 0) await media.endForbidden();
      await hub.forgetGone();
      await media.forgetGone();
    } catch (err) {
      log.warn({ err }, 'live sessions could not be looked after');
      live = 1;
    }
    pollSoon(live > 0 ? POLL_LIVE_MS : POLL_IDLE_MS);
  }

  news.hear({
    onNews: ({ about }) => {
      if (about === 'live') pollSoon(POLL_LIVE_MS);
    },
    onGap: () => pollSoon(POLL_LIVE_MS),
  });

  return {
    reportables: liveReportables({ database, now, rooms, onChange }),
    rooms,
    hub,
    media,
    chat: createLiveChat({ database, restrictions, now, onChange }),
    start: async () => pollSoon(POLL_LIVE_MS),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      hub.stop();
      await forwarder?.stop();
    },
  };
}
