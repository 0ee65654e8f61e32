import { type RTCRtpSender, RtpHeader, RtpPacket } from 'werift';
import type { RTCRtpTransceiver } from 'werift';
import { limitBitrate } from './answer-words.ts';
import { LivePeer, OfferRefusedError } from './live-peer.ts';
import type { Network, VideoCodec } from './peer-settings.ts';

type Kind = 'audio' | 'video';

/** A keyframe is large: however many ask, the host makes no more than one in this time. */
const KEYFRAME_REST_MS = 500;
const CHECK_EVERY_MS = 1000;
const MS_PER_SECOND = 1000;
const BITS = 8;
/** A sender that goes on above its limit, by so much and for so many seconds, is cut off. */
const EXCESS = 2;
const EXCESS_S = 5;

interface Viewer {
  readonly id: string;
  readonly peer: LivePeer;
  readonly senders: Map<Kind, RTCRtpSender>;
  /** Of which media the next packet begins a new count: the host's connection is another one. */
  readonly renumbered: Set<Kind>;
}

interface Host {
  readonly id: string;
  readonly peer: LivePeer;
  readonly codec: VideoCodec;
  readonly askForKeyframe: () => void;
  readonly stop: () => void;
}

export interface SentOffer {
  readonly id: string;
  readonly sdp: string;
  /** Bits a second of the picture. */
  readonly bitrate: number;
}

/** One room's picture and sound: from its host to its viewers, packet by packet, as they are. */
export class LiveChannel {
  private readonly network: Network;
  private readonly viewers = new Map<string, Viewer>();
  private host: Host | undefined;

  constructor(network: Network) {
    this.network = network;
  }

  get viewerCount(): number {
    return this.viewers.size;
  }

  get isSending(): boolean {
    return this.host !== undefined;
  }

  /** Takes the place of what the host sent before; viewers stay. Rejects with OfferRefusedError. */
  async send({ id, sdp, bitrate }: SentOffer): Promise<string> {
    const peer = await LivePeer.open(this.network);
    const { connection } = peer;
    const received = { bits: 0, excess: 0 };
    let lastKeyframeAt = -Infinity;
    const askForKeyframe = (): void => {
      if (performance.now() - lastKeyframeAt < KEYFRAME_REST_MS) return;
      for (const receiver of connection.getReceivers()) {
        const ssrc = receiver.kind === 'video' ? receiver.tracks[0]?.ssrc : undefined;
        if (ssrc === undefined) continue;
        lastKeyframeAt = performance.now();
        receiver.sendRtcpPLI(ssrc).catch(() => undefined);
      }
    };
    connection.onTrack.subscribe((track) => {
      const kind: Kind = track.kind === 'audio' ? 'audio' : 'video';
      track.onReceiveRtp.subscribe((packet) => {
        if (this.host?.peer !== peer) return;
        if (kind === 'video') received.bits += packet.payload.length * BITS;
        for (const viewer of this.viewers.values()) forward(viewer, kind, packet);
      });
    });
    const answer = await peer.answer(sdp, () => undefined);
    const codec = codecOf(connection.getTransceivers());
    if (codec === undefined) {
      peer.end();
      throw new OfferRefusedError('There is no codec in common.');
    }
    const check = setInterval(() => {
      const rate = received.bits / (CHECK_EVERY_MS / MS_PER_SECOND);
      received.bits = 0;
      received.excess = rate > bitrate * EXCESS ? received.excess + 1 : 0;
      if (received.excess >= EXCESS_S) peer.end();
    }, CHECK_EVERY_MS);
    check.unref();
    this.replaceHost({ id, peer, codec, askForKeyframe, stop: () => clearInterval(check) });
    peer.onEnd(() => {
      clearInterval(check);
      if (this.host?.peer === peer) this.host = undefined;
    });
    return limitBitrate(answer, bitrate);
  }

  /** Undefined while the host sends nothing. Rejects with OfferRefusedError. */
  async watch(id: string, sdp: string): Promise<string | undefined> {
    const { host } = this;
    if (host === undefined) return undefined;
    const peer = await LivePeer.open(this.network, host.codec);
    const viewer: Viewer = { id, peer, senders: new Map(), renumbered: new Set() };
    const answer = await peer.answer(sdp, (connection) => {
      for (const kind of ['audio', 'video'] as const) {
        const { sender } = connection.addTransceiver(kind, { direction: 'sendonly' });
        viewer.senders.set(kind, sender);
      }
    });
    const ask = (): void => this.host?.askForKeyframe();
    viewer.senders.get('video')?.onPictureLossIndication.subscribe(ask);
    peer.connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') ask();
    });
    this.viewers.set(id, viewer);
    peer.onEnd(() => this.viewers.delete(id));
    return answer;
  }

  /** Ends what was sent or watched under this id. */
  endOne(id: string): void {
    if (this.host?.id === id) this.host.peer.end();
    this.viewers.get(id)?.peer.end();
  }

  end(): void {
    this.host?.peer.end();
    for (const { peer } of this.viewers.values()) peer.end();
  }

  private replaceHost(host: Host): void {
    const before = this.host;
    this.host = host;
    before?.stop();
    before?.peer.end();
    if (before === undefined) return;
    for (const viewer of this.viewers.values()) {
      // Who watches with another codec has to begin again.
      if (before.codec !== host.codec) viewer.peer.end();
      viewer.renumbered.add('audio').add('video');
    }
  }
}

function codecOf(transceivers: readonly RTCRtpTransceiver[]): VideoCodec | undefined {
  const video = transceivers.find(({ kind }) => kind === 'video');
  const name = video?.codecs[0]?.name.toUpperCase();
  return name === 'VP8' || name === 'H264' ? name : undefined;
}

/** The library writes into what it sends: each viewer has a head of their own over the same payload. */
function forward(viewer: Viewer, kind: Kind, { header, payload }: RtpPacket): void {
  const sender = viewer.senders.get(kind);
  if (sender === undefined) return;
  if (viewer.renumbered.delete(kind)) sender.replaceRTP(header, true);
  const own = new RtpHeader({
    sequenceNumber: header.sequenceNumber,
    timestamp: header.timestamp,
    marker: header.marker,
  });
  sender.sendRtp(new RtpPacket(own, payload)).catch(() => undefined);
}
