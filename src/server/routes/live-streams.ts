import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endSentPicture,
  endWatchedPicture,
  sendLivePicture,
  watchLivePicture,
} from '#contracts/live-pictures.ts';
import {
  applaudLiveStream,
  listRestrained,
  removeFromLiveStream,
  restoreInLiveStream,
  setStandingInLiveStream,
  writeInLiveStream,
} from '#contracts/live-chat.ts';
import {
  announceLiveStream,
  captionLiveStream,
  changeLiveStream,
  endLiveStream,
  endLiveStreamAsOperator,
  followLiveStream,
  keepLiveStreamAlive,
  listLiveStreams,
  readLiveStream,
  readOwnLiveStreams,
  startCommunitySession,
  startLiveStream,
  wearInLiveStream,
} from '#contracts/live-streams.ts';
import { RECENT_MESSAGES } from '#domain/live/live-room.ts';
import { LONGEST_SDP } from '#domain/live/sdp-offer.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  callOf,
  serveContract,
  serveRaw,
  serveSignedIn,
  type SignedInCall,
} from '#server/plugins/serve-contract.ts';
import { serveEvents } from '#server/plugins/serve-events.ts';
import { createLive } from '#server/services/live/live.ts';
import {
  findMessages,
  roomView,
  type StoredRoom,
  wornIn,
} from '#server/services/live/stored-room.ts';

const SDP_TYPE = 'application/sdp';
const CREATED = 201;
const success = true as const;

/** Takes session descriptions on these routes, and nothing larger than one. */
function takeSdp(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    SDP_TYPE,
    { parseAs: 'string', bodyLimit: LONGEST_SDP },
    (_request, body, done) => done(null, body),
  );
}

function offerIn({ body }: FastifyRequest): string {
  if (typeof body === 'string' && body !== '') return body;
  throw new ApiFailure('invalid_input', { field: 'offer' });
}

export const addRoutes: AddRoutes = (app, needs) => {
  const { database, liveKey, audit, config } = needs;
  const live = createLive(needs);
  const { rooms, chat, hub, media, reportables } = live;
  needs.reports.serve('session', reportables.session);
  needs.reports.serve('message', reportables.message);
  needs.restrictions.onRestricted('live', (on, hostId) => rooms.endPlans(on, hostId));
  app.addHook('onReady', live.start);
  // Connections that merely listen would keep the server from stopping.
  app.addHook('preClose', async () => live.stop());

  const streamKeyOf = (id: string) => createHmac('sha256', liveKey).update(id).digest('base64url');

  function hasStreamKey({ headers }: FastifyRequest, id: string): boolean {
    const given = Buffer.from(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    const expected = Buffer.from(streamKeyOf(id));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  const startedView = (room: StoredRoom) => ({
    room: roomView(room),
    streamKey: streamKeyOf(room.id),
  });

  async function start({
    caller,
    body,
  }: SignedInCall<typeof startLiveStream | typeof startCommunitySession>) {
    const host = { userId: caller.user.id, sessionId: caller.sessionId };
    return startedView(await rooms.start(host, body));
  }
  serveSignedIn(app, startLiveStream, start);
  serveSignedIn(app, startCommunitySession, start);

  serveSignedIn(app, announceLiveStream, async ({ caller, body }) =>
    roomView(await rooms.announce(caller.user.id, body)),
  );

  serveSignedIn(app, listLiveStreams, async ({ caller }) => {
    const found = await rooms.list(caller.user.id);
    return { live: found.live.map(roomView), planned: found.planned.map(roomView) };
  });

  serveSignedIn(app, readOwnLiveStreams, async ({ caller }) => {
    const own = await rooms.own(caller.user.id);
    return {
      live: own.live === undefined ? null : startedView(own.live),
      planned: own.planned.map(roomView),
    };
  });

  serveContract(app, readLiveStream, async ({ params, who }) => {
    const viewerId = (await who.caller())?.user.id;
    const room = await rooms.visible(params.id, viewerId);
    const after = Math.max(0, room.lastPlace - RECENT_MESSAGES);
    const { turn } = config.live;
    return {
      room: roomView(room),
      worn: room.state === 'live' ? wornIn(room) : null,
      messages:
        room.state === 'live'
          ? await findMessages(database, room.id, { after, most: RECENT_MESSAGES })
          : [],
      isHost: room.hostId === viewerId,
      iceServers: turn === undefined ? [] : [turn],
    };
  });

  serveEvents(app, followLiveStream, async ({ params, query, who }) => {
    const caller = await who.caller();
    const userId = caller?.user.id;
    const room = await rooms.visible(params.id, userId);
    const after = query.after === undefined ? room.lastPlace : Number(query.after);
    return {
      now: roomView(room),
      follow({ tell, end }) {
        if (room.state === 'ended') {
          end(roomView(room));
          return () => undefined;
        }
        return hub.listen(room, {
          userId,
          sessionId: caller?.sessionId,
          after,
          onEvent: tell,
          onEnd: (last) => end(last === null ? undefined : roomView(last)),
        });
      },
    };
  });

  serveSignedIn(app, changeLiveStream, async ({ caller, params, body }) =>
    roomView(await rooms.change(params.id, caller.user.id, body)),
  );
  serveSignedIn(app, wearInLiveStream, async ({ caller, params, body }) => {
    await rooms.wear(params.id, caller.user.id, body.look);
    return { success };
  });
  serveSignedIn(app, captionLiveStream, async ({ caller, params, body }) => {
    await rooms.caption(params.id, caller.user.id, body.text);
    return { success };
  });
  serveSignedIn(app, keepLiveStreamAlive, async ({ caller, params }) =>
    roomView(
      await rooms.keepAlive(params.id, { userId: caller.user.id, sessionId: caller.sessionId }),
    ),
  );
  serveSignedIn(app, endLiveStream, async ({ caller, params }) => {
    await rooms.needOwn(params.id, caller.user.id);
    return roomView(await rooms.end(params.id, 'host'));
  });
  serveSignedIn(app, endLiveStreamAsOperator, async ({ caller, params, body }) => {
    const room = await rooms.end(params.id, 'operator');
    await audit.add(database, {
      actor: caller.user.id,
      action: 'live_stream_ended',
      subject: room.hostId,
      detail: { room: room.id, reason: body.reason },
    });
    return roomView(room);
  });

  serveSignedIn(app, writeInLiveStream, async ({ caller, params, body }) => {
    const room = await rooms.visible(params.id, caller.user.id);
    return chat.write(room, caller.user.id, body.text);
  });
  serveSignedIn(app, removeFromLiveStream, async ({ caller, params }) => {
    await chat.remove(await rooms.needOwn(params.id, caller.user.id), Number(params.place));
    return { success };
  });
  serveSignedIn(app, restoreInLiveStream, async ({ caller, params }) => {
    await chat.restore(await rooms.needOwn(params.id, caller.user.id), Number(params.place));
    return { success };
  });
  serveSignedIn(app, setStandingInLiveStream, async ({ caller, params, body: { standing } }) => {
    const room = await rooms.needOwn(params.id, caller.user.id);
    const author = await chat.setStanding(room, Number(params.place), standing);
    if (standing === 'blocked') await media.endOf(room.id, author);
    return { success };
  });
  serveSignedIn(app, listRestrained, async ({ caller, params }) =>
    chat.restrained(await rooms.needOwn(params.id, caller.user.id)),
  );
  serveSignedIn(app, applaudLiveStream, async ({ caller, params, body }) => {
    const room = await rooms.visible(params.id, caller.user.id);
    await chat.applaud(room, caller.user.id, body.claps);
    return { success };
  });

  /** A host is recognized by their session, or by the key that only they were given. */
  async function needHost(request: FastifyRequest, id: string, userId: string | undefined) {
    const room = await (hasStreamKey(request, id)
      ? rooms.need(id)
      : rooms.needOwn(id, userId ?? ''));
    if (room.state !== 'live' || !room.hasPicture) throw new ApiFailure('not_found');
    return room;
  }

  function answer(
    reply: FastifyReply,
    way: 'whip' | 'whep',
    roomId: string,
    { id, sdp }: { readonly id: string; readonly sdp: string },
  ) {
    return reply
      .code(CREATED)
      .header('location', `/api/live-streams/${roomId}/${way}/${id}`)
      .type(SDP_TYPE)
      .send(sdp);
  }

  void app.register(async (pictures) => {
    takeSdp(pictures);
    serveRaw(pictures, sendLivePicture, async ({ request, reply }) => {
      const { params, who } = await callOf(pictures, sendLivePicture, request, reply);
      const room = await needHost(request, params.id, (await who.caller())?.user.id);
      return answer(reply, 'whip', room.id, await media.send(room, offerIn(request)));
    });
    serveRaw(pictures, watchLivePicture, async ({ request, reply }) => {
      const { params, who } = await callOf(pictures, watchLivePicture, request, reply);
      const caller = await who.caller();
      const viewer = { userId: caller?.user.id, sessionId: caller?.sessionId };
      const room = await rooms.visible(params.id, viewer.userId);
      if (room.state !== 'live' || !room.hasPicture) throw new ApiFailure('not_found');
      const opened = await media.watch(room, offerIn(request), viewer);
      try {
        // The viewer may have been blocked meanwhile, when the stream could not be ended yet, since it
        // was not open.
        await rooms.visible(params.id, viewer.userId);
      } catch (refusal) {
        await media.end(room.id, opened.id);
        throw refusal;
      }
      return answer(reply, 'whep', room.id, opened);
    });
  });

  serveContract(app, endSentPicture, async ({ params, request, who }) => {
    const room = await needHost(request, params.id, (await who.caller())?.user.id);
    await media.end(room.id, params.session);
    return { success };
  });
  serveContract(app, endWatchedPicture, async ({ params, who }) => {
    const room = await rooms.visible(params.id, (await who.caller())?.user.id);
    // Its id is known only to whoever opened it.
    await media.end(room.id, params.session);
    return { success };
  });
};
