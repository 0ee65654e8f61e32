/** A host and viewers that decode nothing: what they cost is not the forwarder's. */

import {
  MediaStreamTrack,
  type PeerConfig,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
  useNACK,
  usePLI,
} from 'werift';

const VIDEO = new RTCRtpCodecParameters({
  mimeType: 'video/VP8',
  clockRate: 90_000,
  rtcpFeedback: [useNACK(), usePLI()],
});
/** Of a packet: with its heads, it fits into a network's unit of 1,500. */
const PAYLOAD_BYTES = 1180;
const BITS = 8;
const TICK_MS = 10;
const FRAME_RATE = 30;
const CLOCK_RATE = 90_000;
/** Packets of the first second are about joining. */
const SETTLED_MS = 1000;

/** Where a forwarder listens, and its key. */
export interface Target {
  readonly address: string;
  readonly key: string;
}

function settings(): Partial<PeerConfig> {
  return {
    codecs: { video: [VIDEO], audio: [] },
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  };
}

async function connect(connection: RTCPeerConnection, target: Target, path: string): Promise<void> {
  const offer = await connection.createOffer();
  for (const transport of connection.iceTransports) delete transport.connection.stunServer;
  await connection.setLocalDescription(offer);
  const reply = await fetch(`${target.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/sdp', authorization: `Bearer ${target.key}` },
    body: connection.localDescription?.sdp ?? '',
  });
  if (reply.status !== 201) throw new Error(`The forwarder answered ${reply.status}.`);
  await connection.setRemoteDescription({ type: 'answer', sdp: await reply.text() });
  if (connection.connectionState === 'connected') return;
  await connection.connectionStateChange.watch((state) => state === 'connected', 40_000);
}

/** Sends packets like those of a picture, each with the time at which it left. Returns what ends that. */
export async function sendPicture(target: Target, room: string, bitrate: number) {
  const connection = new RTCPeerConnection(settings());
  const track = new MediaStreamTrack({ kind: 'video' });
  connection.addTransceiver(track, { direction: 'sendonly' });
  await connect(connection, target, `/whip/${room}?bitrate=${bitrate}`);
  const perTick = (bitrate * TICK_MS) / 1000 / BITS / PAYLOAD_BYTES;
  const begun = performance.now();
  let sequenceNumber = 0;
  let due = 0;
  const timer = setInterval(() => {
    const elapsed = performance.now() - begun;
    due = (elapsed / TICK_MS) * perTick;
    while (sequenceNumber < due) {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      payload.writeDoubleBE(performance.now(), 16);
      const frame = Math.floor((elapsed / 1000) * FRAME_RATE);
      track.writeRtp(
        new RtpPacket(
          new RtpHeader({
            sequenceNumber: sequenceNumber % 65_536,
            timestamp: (frame * (CLOCK_RATE / FRAME_RATE)) >>> 0,
            payloadType: 96,
            marker: false,
          }),
          payload,
        ),
      );
      sequenceNumber += 1;
    }
  }, TICK_MS);
  return {
    sent: () => sequenceNumber,
    async stop() {
      clearInterval(timer);
      await connection.close();
    },
  };
}

/** What a viewer saw of the packets. */
export interface Watched {
  /** Milliseconds from the call to the first packet. */
  readonly joinMs: number;
  readonly received: () => number;
  /** Milliseconds from host to viewer of packets, since the last question. */
  readonly delays: () => readonly number[];
  readonly stop: () => Promise<void>;
}

export async function watchPicture(target: Target, room: string): Promise<Watched> {
  const begun = performance.now();
  const connection = new RTCPeerConnection(settings());
  connection.addTransceiver('video', { direction: 'recvonly' });
  const seen = new Set<number>();
  let delays: number[] = [];
  let joinMs: number | undefined;
  const first = new Promise<void>((resolve) => {
    connection.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(({ header, payload }) => {
        const now = performance.now();
        joinMs ??= now - begun;
        resolve();
        seen.add(header.sequenceNumber);
        if (now - begun > joinMs + SETTLED_MS && payload.length > 24) {
          delays.push(now - payload.readDoubleBE(16));
        }
      });
    });
  });
  await connect(connection, target, `/whep/${room}`);
  await first;
  return {
    joinMs: joinMs ?? 0,
    received: () => seen.size,
    delays() {
      const last = delays;
      delays = [];
      return last;
    },
    stop: () => connection.close(),
  };
}
