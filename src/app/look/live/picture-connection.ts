/** A connection that sends (WHIP) or receives (WHEP) a picture, and reconnects by itself. */

import { endSdp, sendSdp } from '#app/kit/api/send-sdp.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { schedule, wait } from '#studio/browser/timers.ts';

export type ConnectionState = 'connecting' | 'connected' | 'full' | 'closed';

export interface PictureConnectionOptions {
  readonly path: string;
  /** Called for each attempt to connect. */
  readonly iceServers: () => readonly RTCIceServer[];
  /** Adds what is sent or received to a new connection. */
  readonly prepare: (connection: RTCPeerConnection) => void;
  /** Called with each new state of the connection in use. */
  readonly onState: (state: ConnectionState) => void;
  readonly onTrack?: (track: MediaStreamTrack) => void;
}

export interface PictureConnection {
  readonly current: () => RTCPeerConnection | null;
  readonly close: () => void;
}

/** How long to gather ICE candidates at most before the offer is sent. */
const GATHER_LIMIT_MS = 1000;
const CONNECT_LIMIT_MS = 10_000;
const FIRST_REST_MS = 800;
const LONGEST_REST_MS = 5000;

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    if (connection.iceGatheringState === 'complete') resolve();
    const cancel = schedule(resolve, GATHER_LIMIT_MS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      cancel();
      resolve();
    });
  });
}

/** How long to wait for a short interruption to heal by itself, which keeps the same keys. */
const CUT_LIMIT_MS = 3000;

/** Resolves when the connection is over: with true if it was ever established, else with false. */
function lasts(
  connection: RTCPeerConnection,
  onConnected: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let wasConnected = false;
    const end = (): void => {
      cancel();
      resolve(wasConnected);
    };
    let cancel = schedule(end, CONNECT_LIMIT_MS);
    signal.addEventListener('abort', end);
    const look = (): void => {
      const { connectionState } = connection;
      if (connectionState === 'connected') {
        cancel();
        wasConnected = true;
        onConnected();
      }
      if (connectionState === 'disconnected') cancel = schedule(end, CUT_LIMIT_MS);
      if (connectionState === 'failed' || connectionState === 'closed') end();
    };
    connection.addEventListener('connectionstatechange', look);
    look();
  });
}

export function openPictureConnection(options: PictureConnectionOptions): PictureConnection {
  const { path, iceServers, prepare, onState, onTrack } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let current: RTCPeerConnection | null = null;
  let resource = '';

  async function connectOnce(): Promise<boolean> {
    const connection = new RTCPeerConnection({
      iceServers: [...iceServers()],
      bundlePolicy: 'max-bundle',
    });
    current = connection;
    connection.addEventListener('track', ({ track }) => onTrack?.(track));
    try {
      prepare(connection);
      await connection.setLocalDescription();
      await gathered(connection);
      const offer = connection.localDescription?.sdp ?? '';
      const answer = await sendSdp(path, offer);
      resource = answer.resource;
      if (signal.aborted) return false;
      await connection.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
      return await lasts(connection, () => onState('connected'), signal);
    } finally {
      connection.close();
      endSdp(resource);
      resource = '';
    }
  }

  async function keepConnected(): Promise<void> {
    let rest = FIRST_REST_MS;
    while (!signal.aborted) {
      onState('connecting');
      let wasConnected = false;
      try {
        wasConnected = await connectOnce();
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.code === 'overloaded') onState('full');
      }
      if (signal.aborted) break;
      rest = wasConnected ? FIRST_REST_MS : Math.min(rest * 1.5, LONGEST_REST_MS);
      await wait(rest);
    }
    onState('closed');
  }

  void keepConnected();
  return {
    current: () => current,
    close() {
      closing.abort();
      current?.close();
    },
  };
}
