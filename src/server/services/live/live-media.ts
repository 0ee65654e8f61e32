import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lt, notExists } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { LONGEST_SDP, readOffer } from '#domain/live/sdp-offer.ts';
import { PICTURE_OF_QUALITY } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { liveForwarders, livePictures, liveRooms } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { OutsideMedia } from '#server/config/live-settings.ts';
import type { OwnForwarder } from './own-forwarder.ts';
import type { StoredRoom } from './stored-room.ts';

/** A forwarder that has given no sign for this long is gone. */
const FORWARDER_LIFE_MS = 5000;
const CALL_LIMIT_MS = 10_000;
const END_LIMIT_MS = 1500;
const CREATED = 201;
const NOT_FOUND = 404;
const CONFLICT = 409;
const BUSY = new Set([429, 503]);
const SDP_TYPE = 'application/sdp';

export interface LiveMediaNeeds {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** A media server of the operator's own, where there is one. */
  readonly outside: OutsideMedia | undefined;
  /** What starts and names the forwarder of this process; undefined where there is none. */
  readonly forwarder: OwnForwarder | undefined;
  /** The key with which every forwarder of this service is called. */
  readonly key: string;
}

/** What the forwarder or media server answered. */
export interface MediaAnswer {
  readonly id: string;
  readonly sdp: string;
}

/** Whose a picture is: nobody's for a visitor. */
export interface PictureHolder {
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
}

interface Target {
  readonly url: string;
  readonly key: string | undefined;
}

/** Passes WHIP and WHEP calls on to what forwards the pictures of a room: a forwarder of ours, or a media server. */
export function createLiveMedia(needs: LiveMediaNeeds) {
  const { database, now, log, outside, forwarder, key } = needs;

  function headersOf({ key: token }: Pick<Target, 'key'>): Record<string, string> {
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  async function findForwarder(id: string | null): Promise<string | undefined> {
    if (id === null) return undefined;
    const since = new Date(now().getTime() - FORWARDER_LIFE_MS);
    const [found] = await database
      .select({ address: liveForwarders.address })
      .from(liveForwarders)
      .where(and(eq(liveForwarders.id, id), gt(liveForwarders.seenAt, since)));
    return found?.address;
  }

  /** The forwarder of a room: its own while it runs, else the one with the least to do, else one that is started. */
  async function chooseForwarder(room: StoredRoom): Promise<string> {
    const known = await findForwarder(room.forwarderId);
    if (known !== undefined) return known;
    const since = new Date(now().getTime() - FORWARDER_LIFE_MS);
    const [idle] = await database
      .select()
      .from(liveForwarders)
      .where(gt(liveForwarders.seenAt, since))
      .orderBy(asc(liveForwarders.viewers))
      .limit(1);
    const chosen = idle ?? (await forwarder?.start());
    if (chosen === undefined) throw new ApiFailure('overloaded');
    await database
      .update(liveRooms)
      .set({ forwarderId: chosen.id })
      .where(eq(liveRooms.id, room.id));
    return chosen.address;
  }

  async function targetOf(room: StoredRoom, way: 'whip' | 'whep'): Promise<Target> {
    if (outside !== undefined) {
      const url = (way === 'whip' ? outside.whip : outside.whep).replaceAll('{room}', room.id);
      return { url, key: outside.token };
    }
    if (way === 'whip') {
      const { bitrate } = PICTURE_OF_QUALITY[room.quality];
      const address = await chooseForwarder(room);
      return { url: `${address}/whip/${room.id}?bitrate=${bitrate}`, key };
    }
    const address = await findForwarder(room.forwarderId);
    if (address === undefined) throw new ApiFailure('not_found');
    return { url: `${address}/whep/${room.id}`, key };
  }

  /** Throws the failure that an answer of the forwarder stands for. */
  function failureOf(status: number): ApiFailure {
    if (status === NOT_FOUND || status === CONFLICT) return new ApiFailure('not_found');
    if (BUSY.has(status))
      return new ApiFailure('overloaded', { details: WATCH_WORDS.full, retryAfter: 5 });
    if (status >= 400 && status < 500) return new ApiFailure('invalid_input', { field: 'offer' });
    return new ApiFailure('overloaded', { retryAfter: 2 });
  }

  async function call(target: Target, sdp: string): Promise<{ sdp: string; resource: string }> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(target.url, {
        method: 'POST',
        headers: { 'content-type': SDP_TYPE, ...headersOf(target) },
        body: sdp,
        redirect: 'error',
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      text = await response.text();
    } catch (cause) {
      throw new ApiFailure('overloaded', { cause, retryAfter: 2 });
    }
    if (response.status !== CREATED) throw failureOf(response.status);
    const location = response.headers.get('location') ?? '';
    // A media server may leave it out; its session ends with its connection then.
    const resource = location === '' ? '' : new URL(location, target.url).href;
    if (text.length > LONGEST_SDP) throw new ApiFailure('overloaded');
    return { sdp: text, resource };
  }

  async function endAt(resource: string): Promise<void> {
    if (resource === '') return;
    const token = outside === undefined ? key : outside.token;
    try {
      await fetch(resource, {
        method: 'DELETE',
        headers: headersOf({ key: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(END_LIMIT_MS),
      });
    } catch (err) {
      // It is gone already, or ends by itself once nothing comes any more.
      log.warn({ err }, 'a live picture could not be ended');
    }
  }

  type Fits = ReturnType<typeof and>;

  async function endThose(fits: Fits): Promise<void> {
    const ended = await database
      .delete(livePictures)
      .where(fits)
      .returning({ resource: livePictures.resource });
    await Promise.all(ended.map(({ resource }) => endAt(resource)));
  }

  async function open(
    room: StoredRoom,
    direction: 'sent' | 'watched',
    text: string,
    who: PictureHolder,
  ): Promise<MediaAnswer> {
    const offer = readOffer(text);
    if (!offer.ok) throw new ApiFailure('invalid_input', { field: 'offer' });
    const target = await targetOf(room, direction === 'sent' ? 'whip' : 'whep');
    const { sdp, resource } = await call(target, offer.value.sdp);
    const id = randomUUID();
    await database.insert(livePictures).values({
      id,
      roomId: room.id,
      direction,
      resource,
      userId: who.userId ?? null,
      sessionId: who.sessionId ?? null,
      begunAt: now(),
    });
    return { id, sdp };
  }

  return {
    /**
     * Rejects with `invalid_input` for what is not an offer, and with `overloaded` if nothing more can be
     * carried.
     */
    async send(room: StoredRoom, offer: string): Promise<MediaAnswer> {
      const before = await database
        .select({ id: livePictures.id })
        .from(livePictures)
        .where(and(eq(livePictures.roomId, room.id), eq(livePictures.direction, 'sent')));
      const answer = await open(room, 'sent', offer, { userId: room.hostId });
      const ids = before.map(({ id }) => id);
      if (ids.length > 0) await endThose(inArray(livePictures.id, ids));
      return answer;
    },

    /** Rejects like `send`, and with `not_found` while the host sends nothing. */
    watch: (room: StoredRoom, offer: string, viewer: PictureHolder) =>
      open(room, 'watched', offer, viewer),

    /** Ends one that was opened; does nothing if there is none with this id. */
    async end(roomId: string, id: string): Promise<void> {
      await endThose(and(eq(livePictures.id, id), eq(livePictures.roomId, roomId)));
    },

    /** Ends what an account watches in a room. */
    endOf: (roomId: string, userId: string) =>
      endThose(and(eq(livePictures.roomId, roomId), eq(livePictures.userId, userId))),

    endRoom: (roomId: string) => endThose(eq(livePictures.roomId, roomId)),

    /** Ends what viewers who are not signed in, or no longer, watch in rooms for signed-in people. */
    endForbidden: () =>
      endThose(
        and(
          eq(livePictures.direction, 'watched'),
          inArray(
            livePictures.roomId,
            database
              .select({ id: liveRooms.id })
              .from(liveRooms)
              .where(and(eq(liveRooms.state, 'live'), eq(liveRooms.audience, 'signed-in'))),
          ),
          notExists(
            database
              .select({ id: sessions.id })
              .from(sessions)
              .where(and(eq(sessions.id, livePictures.sessionId), gt(sessions.expiresAt, now()))),
          ),
        ),
      ),

    /** Drops forwarders that are gone. */
    async forgetGone(): Promise<void> {
      const since = new Date(now().getTime() - 2 * FORWARDER_LIFE_MS);
      await database.delete(liveForwarders).where(lt(liveForwarders.seenAt, since));
    },
  };
}

export type LiveMedia = ReturnType<typeof createLiveMedia>;
