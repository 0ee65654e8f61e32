import { randomInt } from 'node:crypto';
import type { MediaPacket } from './host-stream.ts';
import type { LivePeer } from './live-peer.ts';
import { type TakenCodec, STREAM_NAME } from './media-answer.ts';
import { writeRtpHead } from './wire/rtp.ts';
import { type ClockReport, writeClock } from './wire/rtcp.ts';
import type { PacketSealer } from './wire/srtp.ts';

const ROUND = 65_536;
const LONG_ROUND = 2 ** 32;
const MS_PER_SECOND = 1000;
/**
 * Counting begins in the lower half of the numbers, so that the first packet cannot be taken for one of
 * the round before.
 */
const FIRST_NUMBERS = ROUND / 2;
/** The share of what is sent that may be sent again: on a path that loses more, more packets are no help. */
const REPEATED_PART = 0.25;
const MOST_REPEATS = 200;
/**
 * A path that loses this much in this many reports in a row cannot carry a picture: the picture pauses,
 * and sound goes on.
 */
const POOR_LOSS = 0.25;
const POOR_REPORTS = 3;
const REST_MS = 3000;

/** One medium to one viewer: the host's packets under the viewer's own numbers, sealed with the viewer's keys. */
export class ViewerStream {
  readonly source = randomInt(1, LONG_ROUND - 1);
  readonly codec: TakenCodec;
  private readonly peer: LivePeer;
  private readonly isPicture: boolean;
  private sealer: PacketSealer | undefined;
  private indexOffset: number | undefined;
  private timeOffset = 0;
  private lastIndex: number | undefined;
  private lastTime = 0;
  private lastAt = 0;
  private packets = 0;
  private bytes = 0;
  private repeats = MOST_REPEATS;
  private poorReports = 0;
  private restsUntil = -Infinity;

  constructor(peer: LivePeer, kind: 'audio' | 'video', codec: TakenCodec) {
    this.peer = peer;
    this.isPicture = kind === 'video';
    this.codec = codec;
  }

  /** Goes on counting where it is: what comes next belongs to another connection of the host. */
  beginAgain(): void {
    this.indexOffset = undefined;
  }

  send(packet: MediaPacket): void {
    const index = this.ownIndex(packet);
    if (index === undefined) return;
    this.packets += 1;
    this.bytes += packet.payload.length;
    this.repeats = Math.min(MOST_REPEATS, this.repeats + REPEATED_PART);
    this.seal(packet, index);
  }

  /** Sends packets again that the viewer misses, as far as they can be found by the host's numbers. */
  repeat(sequences: readonly number[], find: (index: number) => MediaPacket | undefined): void {
    const { indexOffset, lastIndex } = this;
    if (indexOffset === undefined || lastIndex === undefined || this.rests()) return;
    for (const sequence of sequences) {
      if (this.repeats < 1) return;
      const index = lastIndex - ((((lastIndex - sequence) % ROUND) + ROUND) % ROUND);
      const packet = find(index - indexOffset);
      if (packet === undefined) continue;
      this.repeats -= 1;
      this.seal(packet, index);
    }
  }

  /** @param lost the part of this stream that did not arrive since the last report, 0 to 1 */
  noteLoss(lost: number): void {
    if (!this.isPicture) return;
    this.poorReports = lost > POOR_LOSS ? this.poorReports + 1 : 0;
    if (this.poorReports < POOR_REPORTS) return;
    this.poorReports = 0;
    this.restsUntil = performance.now() + REST_MS;
    this.beginAgain();
  }

  /** Whether the picture has rested and goes on now: it needs a keyframe. */
  endsRest(now: number): boolean {
    if (this.restsUntil === -Infinity || now < this.restsUntil) return false;
    this.restsUntil = -Infinity;
    return true;
  }

  sendClock({ time, mediaTime }: ClockReport): void {
    if (this.packets === 0 || this.indexOffset === undefined) return;
    const own = {
      source: this.source,
      time,
      mediaTime: (mediaTime + this.timeOffset) % LONG_ROUND,
    };
    this.peer.sendReport(
      writeClock(own, { packets: this.packets, bytes: this.bytes }, STREAM_NAME),
    );
  }

  private rests(): boolean {
    return performance.now() < this.restsUntil;
  }

  /** The packet's number in this stream; undefined for what is not sent. */
  private ownIndex({ index, timestamp }: MediaPacket): number | undefined {
    if (!this.peer.isConnected || this.rests()) return undefined;
    const now = performance.now();
    if (this.indexOffset === undefined) {
      // One number is skipped, so that the viewer's decoder does not take the next packet for the
      // continuation of the last one.
      const next = this.lastIndex === undefined ? randomInt(1, FIRST_NUMBERS) : this.lastIndex + 2;
      this.indexOffset = next - index;
      const elapsed = ((now - this.lastAt) / MS_PER_SECOND) * this.codec.clockRate;
      const nextTime = this.lastAt === 0 ? timestamp : this.lastTime + Math.round(elapsed);
      this.timeOffset = (((nextTime - timestamp) % LONG_ROUND) + LONG_ROUND) % LONG_ROUND;
    }
    const own = index + this.indexOffset;
    if (own < 0) return undefined;
    if (this.lastIndex === undefined || own > this.lastIndex) {
      this.lastIndex = own;
      this.lastTime = (timestamp + this.timeOffset) % LONG_ROUND;
      this.lastAt = now;
    }
    return own;
  }

  private seal({ timestamp, marker, payload }: MediaPacket, index: number): void {
    this.sealer ??= this.peer.sealer(this.source);
    if (this.sealer === undefined) return;
    const head = writeRtpHead({
      marker,
      payloadType: this.codec.payloadType,
      sequence: index % ROUND,
      timestamp: (timestamp + this.timeOffset) % LONG_ROUND,
      source: this.source,
    });
    this.peer.sendRaw(this.sealer.seal(head, payload, index));
  }
}
