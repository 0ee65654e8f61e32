/** A live session that this page hosts. It goes on while the panel is closed, and ends with the page. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { type LiveRoom } from '#contracts/live-room.ts';
import {
  captionLiveStream,
  changeLiveStream,
  endLiveStream,
  keepLiveStreamAlive,
  startCommunitySession,
  startLiveStream,
  wearInLiveStream,
} from '#contracts/live-streams.ts';
import type { BodyInputOf, BodyOf } from '#contracts/contract.ts';
import { type EndReason, SIGN_OF_LIFE_MS } from '#domain/live/live-room.ts';
import type { Look } from '#domain/makeup/look.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { type FollowedRoom, followRoom } from '#app/look/live/followed-room.ts';
import type { ConnectionState } from '#app/look/live/picture-connection.ts';
import { repeat, schedule } from '#studio/browser/timers.ts';
import type { Captions } from './captions.ts';
import { createSentPicture } from './sent-picture.ts';
import type { SessionRecorder } from './session-recorder.ts';
import { whyOver } from './why-over.ts';

export type StartBody = Omit<BodyInputOf<typeof startLiveStream>, 'look'>;
type Change = BodyOf<typeof changeLiveStream>;

/** What came of a session: counts alone, of this page. */
export interface SessionFigures {
  readonly room: LiveRoom;
  readonly messages: number;
  /** Viewers at its beginning and at each minute since. */
  readonly viewersByMinute: readonly number[];
}

export interface OnAir {
  readonly phase: 'on-air' | 'ending';
  readonly roomId: string;
  readonly streamKey: string;
  readonly hasPicture: boolean;
  readonly followed: FollowedRoom;
  readonly picture: ConnectionState;
  readonly isCameraOn: boolean;
  readonly isMicrophoneOn: boolean;
  readonly viewersByMinute: readonly number[];
}

export type BroadcastState =
  | {
      readonly phase: 'off';
      readonly endedBecause: EndReason | null;
      /** Of the session that has ended; null where there was none. */
      readonly figures: SessionFigures | null;
    }
  | { readonly phase: 'starting' }
  | OnAir;

export function isOnAir(state: BroadcastState): state is OnAir {
  return state.phase === 'on-air' || state.phase === 'ending';
}

export interface BroadcastNeeds {
  /** What the mirror shows, as a stream; null while it shows nothing. */
  readonly picture: () => MediaStream | null;
  readonly followShown: (listener: (isShown: boolean) => void) => () => void;
  readonly look: () => Look;
  readonly followLook: (listener: () => void) => () => void;
  readonly openMicrophone: () => Promise<MediaStreamTrack>;
  readonly recorder: SessionRecorder;
  /** @param tell sends a caption to viewers */
  readonly createCaptions: (tell: (text: string) => void) => Captions;
}

export interface Broadcast {
  readonly store: StoreApi<BroadcastState>;
  readonly recorder: SessionRecorder;
  readonly captions: Captions;
  /** What people would see now, as a stream whose tracks the caller stops; null while the mirror shows nothing. */
  readonly preview: () => MediaStream | null;
  /** Rejects with the call's problem. `place` is where it was begun. */
  readonly start: (body: StartBody, place: 'panel' | 'community') => Promise<void>;
  /** Goes on with a session that this account has and no page hosts, after a reload. */
  readonly resume: (room: LiveRoom, streamKey: string) => void;
  readonly end: () => Promise<void>;
  readonly change: (change: Change) => Promise<void>;
  readonly switchCamera: (isOn: boolean) => void;
  /** Rejects where there is no microphone, or it is not allowed. */
  readonly switchMicrophone: (isOn: boolean) => Promise<void>;
  readonly switchCaptions: (isOn: boolean) => Promise<void>;
}

/** A look as it is sent: the body's type asks for a mutable list of three colors. */
function sent(look: Look): BodyInputOf<typeof wearInLiveStream>['look'] {
  const [lid, crease, outer] = look.eyeshadow.colors;
  return { ...look, eyeshadow: { ...look.eyeshadow, colors: [lid, crease, outer] } };
}

/** While a slider is dragged, the look is sent at most this often. */
const LOOK_REST_MS = 300;
const MINUTE_MS = 60_000;

const OFF: BroadcastState = { phase: 'off', endedBecause: null, figures: null };

export function createBroadcast(needs: BroadcastNeeds): Broadcast {
  const { recorder } = needs;
  const store = createStore<BroadcastState>(() => OFF);
  let endAll: ((because: EndReason | null) => void) | null = null;
  let microphone: MediaStreamTrack | null = null;
  const sending = createSentPicture({
    picture: needs.picture,
    iceServers: () => onAir()?.followed.store.getState().iceServers ?? [],
    onState: (picture) => update({ picture }),
  });
  const captions = needs.createCaptions((text) => {
    const { roomId: id } = onAir() ?? {};
    if (id === undefined) return;
    callApi(captionLiveStream, { params: { id }, body: { text } }).catch(() => undefined);
  });

  function update(change: Partial<OnAir>): void {
    const state = onAir();
    if (state !== null) store.setState({ ...state, ...change });
  }

  function onAir(): OnAir | null {
    const state = store.getState();
    return isOnAir(state) ? state : null;
  }

  function figures(): SessionFigures | null {
    const state = onAir();
    const { room = null, messages = [] } = state?.followed.store.getState() ?? {};
    if (state === null || room === null) return null;
    const { viewersByMinute } = state;
    return { room, messages: messages.at(-1)?.place ?? 0, viewersByMinute };
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
        hasPicture: room.hasPicture,
        followed,
        picture: 'connecting',
        isCameraOn: true,
        isMicrophoneOn: false,
        viewersByMinute: [0],
      },
      true,
    );
    sending.setCamera(true);
    recorder.setCamera(true);
    if (room.hasPicture) sending.open(room);

    const stop = (because: EndReason | null): void => {
      endAll = null;
      const last = figures();
      for (const end of ends) end();
      unfollow();
      sending.close();
      captions.turnOff();
      captions.setMicrophone(false);
      recorder.setMicrophone(null);
      void recorder.stop();
      microphone?.stop();
      microphone = null;
      store.setState({ phase: 'off', endedBecause: because, figures: last }, true);
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
        callApi(keepLiveStreamAlive, { params }).catch(async (refusal: unknown) => {
          const because = await whyOver(room.id, refusal);
          if (because !== null && endAll === stop) stop(because);
        });
      }, SIGN_OF_LIFE_MS),
      repeat(noteViewers, MINUTE_MS),
      needs.followLook(() => {
        cancelTelling ??= schedule(tellLook, LOOK_REST_MS);
      }),
      () => cancelTelling?.(),
      needs.followShown((isShown) => {
        if (isShown && room.hasPicture) sending.renew();
      }),
      followed.store.subscribe(({ status, room: known }) => {
        const isOver = status === 'over' || status === 'missing';
        if (isOver && onAir()?.phase === 'on-air') stop(known?.endedBecause ?? 'silence');
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
    recorder,
    captions,
    preview: needs.picture,
    async start(body, place) {
      store.setState({ phase: 'starting' }, true);
      try {
        const contract = place === 'panel' ? startLiveStream : startCommunitySession;
        const { room, streamKey } = await callApi(contract, {
          body: { ...body, look: sent(needs.look()) },
        });
        begin(room, streamKey);
      } catch (problem) {
        store.setState(OFF, true);
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
      const room = await callApi(changeLiveStream, { params: { id: state.roomId }, body: change });
      if (change.quality !== undefined && room.hasPicture) sending.open(room);
    },
    switchCamera(isOn) {
      sending.setCamera(isOn);
      recorder.setCamera(isOn);
      update({ isCameraOn: isOn });
      void this.change({ isCameraOn: isOn }).catch(() => undefined);
    },
    async switchMicrophone(isOn) {
      if (isOn && microphone === null) {
        microphone = await needs.openMicrophone();
        await sending.setMicrophone(microphone);
      }
      if (microphone !== null) microphone.enabled = isOn;
      recorder.setMicrophone(isOn ? microphone : null);
      captions.setMicrophone(isOn);
      update({ isMicrophoneOn: isOn });
      await this.change({ isMicrophoneOn: isOn }).catch(() => undefined);
    },
    async switchCaptions(isOn) {
      if (!isOn) captions.turnOff();
      else if (!(await captions.turnOn())) return;
      await this.change({ isCaptioned: isOn }).catch(() => undefined);
    },
  };
}
