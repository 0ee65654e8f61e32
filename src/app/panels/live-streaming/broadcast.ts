/** A live session that this page hosts. It goes on while the panel is closed, and ends with the page. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { sendLivePicture } from '#contracts/live-pictures.ts';
import {
  changeLiveStream,
  endLiveStream,
  keepLiveStreamAlive,
  type LiveRoom,
  startLiveStream,
  wearInLiveStream,
} from '#contracts/live-streams.ts';
import type { BodyInputOf, BodyOf } from '#contracts/contract.ts';
import {
  type EndReason,
  PICTURE_OF_QUALITY,
  SIGN_OF_LIFE_MS,
  SOUND_BITRATE,
} from '#domain/live/live-room.ts';
import type { Look } from '#domain/makeup/look.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { type FollowedRoom, followRoom } from '#app/look/live/followed-room.ts';
import {
  type ConnectionState,
  openPictureConnection,
  type PictureConnection,
} from '#app/look/live/picture-connection.ts';
import { repeat, schedule } from '#studio/browser/timers.ts';

export type StartBody = Omit<BodyInputOf<typeof startLiveStream>, 'look'>;
type Change = BodyOf<typeof changeLiveStream>;

export interface OnAir {
  readonly phase: 'on-air' | 'ending';
  readonly roomId: string;
  readonly streamKey: string;
  readonly followed: FollowedRoom;
  readonly picture: ConnectionState;
  readonly isCameraOn: boolean;
  readonly isMicrophoneOn: boolean;
  /** Viewers at each minute since it began. */
  readonly viewersByMinute: readonly number[];
}

export type BroadcastState =
  | { readonly phase: 'off'; readonly endedBecause: EndReason | null }
  | { readonly phase: 'starting' }
  | OnAir;

export interface BroadcastNeeds {
  /** What the mirror shows, as a stream; null while it shows nothing. */
  readonly picture: () => MediaStream | null;
  readonly followShown: (listener: (isShown: boolean) => void) => () => void;
  readonly look: () => Look;
  readonly followLook: (listener: () => void) => () => void;
  readonly openMicrophone: () => Promise<MediaStreamTrack>;
}

export interface Broadcast {
  readonly store: StoreApi<BroadcastState>;
  /** Rejects with the call's problem. */
  readonly start: (body: StartBody) => Promise<void>;
  /** Goes on with a session that this account has and no page hosts, after a reload. */
  readonly resume: (room: LiveRoom, streamKey: string) => void;
  readonly end: () => Promise<void>;
  readonly change: (change: Change) => Promise<void>;
  readonly switchCamera: (isOn: boolean) => void;
  /** Rejects where there is no microphone, or it is not allowed. */
  readonly switchMicrophone: (isOn: boolean) => Promise<void>;
}

/** A look as it is sent: a list of three that may be changed. */
function sent(look: Look): BodyInputOf<typeof wearInLiveStream>['look'] {
  const [lid, crease, outer] = look.eyeshadow.colors;
  return { ...look, eyeshadow: { ...look.eyeshadow, colors: [lid, crease, outer] } };
}

/** A slider that is dragged is told when it rests, or so often. */
const LOOK_REST_MS = 300;
const MINUTE_MS = 60_000;

export function createBroadcast(needs: BroadcastNeeds): Broadcast {
  const store = createStore<BroadcastState>(() => ({ phase: 'off', endedBecause: null }));
  let endAll: ((because: EndReason | null) => void) | null = null;
  let picture: PictureConnection | null = null;
  let microphone: MediaStreamTrack | null = null;
  let shown: MediaStreamTrack | null = null;

  function update(change: Partial<OnAir>): void {
    const state = store.getState();
    if (state.phase === 'on-air' || state.phase === 'ending')
      store.setState({ ...state, ...change });
  }

  function onAir(): OnAir | null {
    const state = store.getState();
    return state.phase === 'on-air' || state.phase === 'ending' ? state : null;
  }

  /** Puts what the mirror shows now, and the voice, into a connection. */
  function prepare(connection: RTCPeerConnection, room: LiveRoom): void {
    const { height, bitrate } = PICTURE_OF_QUALITY[room.quality];
    shown?.stop();
    shown = needs.picture()?.getVideoTracks()[0] ?? null;
    if (shown !== null) {
      shown.enabled = onAir()?.isCameraOn ?? true;
      const settings = shown.getSettings();
      const shortest = Math.min(settings.height ?? height, settings.width ?? height);
      connection.addTransceiver(shown, {
        direction: 'sendonly',
        sendEncodings: [
          { maxBitrate: bitrate, scaleResolutionDownBy: Math.max(1, shortest / height) },
        ],
      });
    } else connection.addTransceiver('video', { direction: 'sendonly' });
    connection.addTransceiver(microphone ?? 'audio', {
      direction: 'sendonly',
      sendEncodings: [{ maxBitrate: SOUND_BITRATE }],
    });
  }

  function senderOf(kind: 'audio' | 'video'): RTCRtpSender | undefined {
    const transceivers = picture?.current()?.getTransceivers() ?? [];
    return transceivers.find(({ receiver }) => receiver.track.kind === kind)?.sender;
  }

  function begin(room: LiveRoom, streamKey: string): void {
    const params = { id: room.id };
    const followed = followRoom(room.id);
    const unfollow = followed.follow();
    store.setState(
      {
        phase: 'on-air',
        roomId: room.id,
        streamKey,
        followed,
        picture: 'connecting',
        isCameraOn: true,
        isMicrophoneOn: false,
        viewersByMinute: [],
      },
      true,
    );
    if (room.hasPicture) {
      picture = openPictureConnection({
        path: sendLivePicture.path.replace(':id', room.id),
        iceServers: () => followed.store.getState().iceServers,
        prepare: (connection) => prepare(connection, room),
        onState: (state) => update({ picture: state }),
      });
    }

    const stop = (because: EndReason | null): void => {
      endAll = null;
      for (const end of ends) end();
      unfollow();
      picture?.close();
      picture = null;
      shown?.stop();
      shown = null;
      microphone?.stop();
      microphone = null;
      store.setState({ phase: 'off', endedBecause: because }, true);
    };
    endAll = stop;

    let cancelTelling: (() => void) | null = null;
    let told = needs.look();
    const tellLook = (): void => {
      cancelTelling = null;
      const look = needs.look();
      if (look === told) return;
      told = look;
      callApi(wearInLiveStream, { params, body: { look: sent(look) } }).catch(() => undefined);
    };
    const noteViewers = (): void => {
      const { viewersByMinute = [] } = onAir() ?? {};
      const viewers = followed.store.getState().room?.viewers ?? 0;
      update({ viewersByMinute: [...viewersByMinute, viewers] });
    };
    const ends = [
      repeat(() => {
        callApi(keepLiveStreamAlive, { params }).catch((problem: unknown) => {
          const isOver = problem instanceof ApiProblem && [401, 403, 404].includes(problem.status);
          if (isOver) stop(followed.store.getState().room?.endedBecause ?? 'silence');
        });
      }, SIGN_OF_LIFE_MS),
      repeat(noteViewers, MINUTE_MS),
      needs.followLook(() => {
        cancelTelling ??= schedule(tellLook, LOOK_REST_MS);
      }),
      () => cancelTelling?.(),
      needs.followShown((isShown) => {
        // Another source may have another track.
        if (!isShown) return;
        const next = needs.picture()?.getVideoTracks()[0];
        if (next === undefined) return;
        next.enabled = onAir()?.isCameraOn ?? true;
        shown?.stop();
        shown = next;
        senderOf('video')
          ?.replaceTrack(next)
          .catch(() => undefined);
      }),
      followed.store.subscribe(({ status, room: known }) => {
        if (status === 'over' && onAir()?.phase === 'on-air')
          stop(known?.endedBecause ?? 'silence');
      }),
    ];
    addEventListener('pagehide', sayGoodbye);
    ends.push(() => removeEventListener('pagehide', sayGoodbye));

    function sayGoodbye(): void {
      callApi(endLiveStream, { params, keepalive: true }).catch(() => undefined);
    }
  }

  return {
    store,
    async start(body) {
      store.setState({ phase: 'starting' }, true);
      try {
        const { room, streamKey } = await callApi(startLiveStream, {
          body: { ...body, look: sent(needs.look()) },
        });
        begin(room, streamKey);
      } catch (problem) {
        store.setState({ phase: 'off', endedBecause: null }, true);
        throw problem;
      }
    },
    resume: begin,
    async end() {
      const state = onAir();
      if (state === null) return;
      update({ phase: 'ending' });
      try {
        await callApi(endLiveStream, { params: { id: state.roomId } });
      } finally {
        // Whatever the network does, the picture stops here and now.
        endAll?.('host');
      }
    },
    async change(change) {
      const state = onAir();
      if (state === null) return;
      await callApi(changeLiveStream, { params: { id: state.roomId }, body: change });
    },
    switchCamera(isOn) {
      if (shown !== null) shown.enabled = isOn;
      update({ isCameraOn: isOn });
      void this.change({ isCameraOn: isOn }).catch(() => undefined);
    },
    async switchMicrophone(isOn) {
      if (isOn && microphone === null) {
        microphone = await needs.openMicrophone();
        await senderOf('audio')?.replaceTrack(microphone);
      }
      if (microphone !== null) microphone.enabled = isOn;
      update({ isMicrophoneOn: isOn });
      await this.change({ isMicrophoneOn: isOn }).catch(() => undefined);
    },
  };
}
