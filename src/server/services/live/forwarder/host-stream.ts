import type { HeardPacket, LivePeer } from './live-peer.ts';
import type { TakenCodec } from './media-answer.ts';
import { LostPackets } from './wire/lost-packets.ts';
import { askForKeyframe, askForLost, type ClockReport, type Reception } from './wire/rtcp.ts';

/** A packet as it is passed on: what a viewer's own header is made from, and the payload as it came. */
export interface MediaPacket {
  /** Its number in its stream, which never wraps around. */
  readonly index: number;
  readonly timestamp: number;
  readonly marker: boolean;
  readonly payload: Buffer;
}

/** Some seconds of a picture: what a viewer may ask for again. */
const KEPT_PACKETS = 1024;
/** A keyframe is large: however many ask, the host makes no more than one in this time. */
const KEYFRAME_REST_MS = 500;
const FRACTIONS_OF_SECOND = 65_536;
const MS_PER_SECOND = 1000;
/**
 * The source number (SSRC) under which we send reports to hosts; we send nothing that would need another.
 */
export const OWN_SOURCE = 1;

/** One medium that a host sends, with the last of its packets. */
export class HostStream {
  readonly codec: TakenCodec;
  private readonly kind: 'audio' | 'video';
  private readonly peer: LivePeer;
  private readonly kept: (MediaPacket | undefined)[] = Array.from({ length: KEPT_PACKETS });
  private source: number | undefined;
  private losses = new LostPackets();
  private lostInAll = 0;
  private clock: { readonly middle: number; readonly at: number } | undefined;
  private keyframeAt = -Infinity;

  constructor(peer: LivePeer, kind: 'audio' | 'video', codec: TakenCodec) {
    this.peer = peer;
    this.kind = kind;
    this.codec = codec;
  }

  /** Notes a packet. Undefined for a packet whose source is not the first one that was heard. */
  take({ head, index, payload }: HeardPacket): MediaPacket | undefined {
    this.source ??= head.source;
    if (this.source !== head.source) return undefined;
    this.losses.note(index);
    const packet = { index, timestamp: head.timestamp, marker: head.marker, payload };
    this.kept[index % KEPT_PACKETS] = packet;
    return packet;
  }

  find(index: number): MediaPacket | undefined {
    const packet = this.kept[index % KEPT_PACKETS];
    return packet?.index === index ? packet : undefined;
  }

  isOf(source: number): boolean {
    return this.source === source;
  }

  noteClock({ time }: ClockReport): void {
    this.clock = { middle: time.readUInt32BE(2), at: performance.now() };
  }

  askForKeyframe(): void {
    const now = performance.now();
    if (this.source === undefined || now - this.keyframeAt < KEYFRAME_REST_MS) return;
    this.keyframeAt = now;
    this.peer.sendReport(askForKeyframe(OWN_SOURCE, this.source));
  }

  /** Asks again for missing packets of the picture; sound would come too late. */
  askForLost(now: number): void {
    if (this.source === undefined || this.kind === 'audio') return;
    const missing = this.losses.due(now).map((index) => index % FRACTIONS_OF_SECOND);
    if (missing.length > 0) {
      this.peer.sendReport(askForLost(OWN_SOURCE, this.source, missing));
    }
  }

  /** What the host is told about the reception of the stream; undefined before anything came. */
  reception(): Reception | undefined {
    if (this.source === undefined) return undefined;
    const { expected, lost } = this.losses.take();
    this.lostInAll += lost;
    const { clock } = this;
    const since = clock === undefined ? 0 : (performance.now() - clock.at) / MS_PER_SECOND;
    return {
      source: this.source,
      lost: expected === 0 ? 0 : lost / expected,
      lostInAll: this.lostInAll,
      highest: this.losses.newest,
      lastClock: clock?.middle ?? 0,
      sinceClock: Math.round(since * FRACTIONS_OF_SECOND),
    };
  }
}
