/**
 * What a page knows of a live session: read once, then kept up to date by events; it reconnects after a lost
 * connection.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type LiveEvent,
  type LiveMessage,
  type LiveRoom,
  type WornLook,
} from '#contracts/live-room.ts';
import { followLiveStream, readLiveStream } from '#contracts/live-streams.ts';
import type { Standing } from '#domain/live/live-room.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { callInPieces } from '#app/kit/api/call-in-pieces.ts';
import { wait } from '#studio/browser/timers.ts';

/** What the host said last, as text. */
export interface Caption {
  readonly text: string;
  /** Differs from that of every caption before it. */
  readonly count: number;
}

export interface RoomState {
  readonly status: 'loading' | 'missing' | 'followed' | 'lost' | 'over';
  readonly room: LiveRoom | null;
  readonly worn: WornLook | null;
  readonly messages: readonly LiveMessage[];
  readonly caption: Caption | null;
  readonly isHost: boolean;
  /** What the person here may do in it. */
  readonly standing: Standing;
  readonly iceServers: readonly RTCIceServer[];
}

export interface FollowedRoom {
  readonly store: StoreApi<RoomState>;
  /** Begins to follow, or begins again. Returns a function that stops it. */
  readonly follow: () => () => void;
}

const MOST_MESSAGES = 200;
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 4000;

function withMessage(
  messages: readonly LiveMessage[],
  message: LiveMessage,
): readonly LiveMessage[] {
  const others = messages.filter(({ place }) => place !== message.place);
  return [...others, message].toSorted((a, b) => a.place - b.place).slice(-MOST_MESSAGES);
}

/** The state after an event. */
export function afterEvent(state: RoomState, event: LiveEvent): RoomState {
  switch (event.kind) {
    case 'room':
      return { ...state, room: event.room };
    case 'worn':
      return { ...state, worn: event.worn };
    case 'message':
      return { ...state, messages: withMessage(state.messages, event.message) };
    case 'removed':
      return { ...state, messages: state.messages.filter(({ place }) => place !== event.place) };
    case 'caption':
      return { ...state, caption: { text: event.text, count: (state.caption?.count ?? 0) + 1 } };
    case 'standing':
      return { ...state, standing: event.standing };
    case 'still-there':
      return state;
  }
}

function isGone(problem: unknown): boolean {
  return problem instanceof ApiProblem && [400, 404].includes(problem.status);
}

export function followRoom(id: string): FollowedRoom {
  const store = createStore<RoomState>(() => ({
    status: 'loading',
    room: null,
    worn: null,
    messages: [],
    caption: null,
    isHost: false,
    standing: 'welcome',
    iceServers: [],
  }));

  async function followOnce(signal: AbortSignal): Promise<boolean> {
    const read = await callApi(readLiveStream, { params: { id }, signal });
    const { room, worn, messages, isHost, iceServers } = read;
    const servers = iceServers.map(({ urls, username = '', credential = '' }) => ({
      urls,
      username,
      credential,
    }));
    // If this person is muted, the stream says so again.
    store.setState({ room, worn, messages, isHost, standing: 'welcome', iceServers: servers });
    if (room.state === 'ended') return true;
    store.setState({ status: 'followed' });
    const after = String(messages.at(-1)?.place ?? 0);
    const last = await callInPieces(
      followLiveStream,
      { params: { id }, query: { after }, signal },
      (event) => {
        store.setState(afterEvent(store.getState(), event), true);
      },
    );
    store.setState({ room: last });
    return last.state === 'ended';
  }

  async function followOn(signal: AbortSignal): Promise<void> {
    let rest = FIRST_REST_MS;
    while (!signal.aborted) {
      try {
        if (await followOnce(signal)) {
          store.setState({ status: 'over' });
          return;
        }
        rest = FIRST_REST_MS;
      } catch (problem) {
        if (signal.aborted) return;
        if (isGone(problem)) {
          const { room } = store.getState();
          store.setState({ status: room === null ? 'missing' : 'over' });
          return;
        }
        store.setState({ status: 'lost' });
      }
      await wait(rest);
      rest = Math.min(rest * 2, LONGEST_REST_MS);
    }
  }

  return {
    store,
    follow() {
      const stopping = new AbortController();
      void followOn(stopping.signal);
      return () => stopping.abort();
    },
  };
}
