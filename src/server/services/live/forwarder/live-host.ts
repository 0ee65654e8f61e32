import type { SdpOffer } from '#domain/live/sdp-offer.ts';
import { HostStream, type MediaPacket, OWN_SOURCE } from './host-stream.ts';
import { type HeardPacket, LivePeer } from './live-peer.ts';
import { takeFromHost, type TakenCodec, wideNumbersOf, writeAnswer } from './media-answer.ts';
import { OfferRefusedError } from './offer-refused-error.ts';
import type { PeerNetwork } from './peer-network.ts';
import { extensionOf } from './wire/rtp.ts';
import { type ClockReport, type Report, writeReception, writeWideArrivals } from './wire/rtcp.ts';
import { WideArrivals } from './wire/wide-arrivals.ts';

export type Kind = 'audio' | 'video';

/** How often a host is checked, and asked for what is missing. */
const CHECK_EVERY_MS = 50;
/** After how many checks the host is told when packets came, for its bandwidth, and told of all else. */
const ARRIVALS_EVERY = 2;
const RECEPTION_EVERY = 20;
const BITS = 8;
/** A sender that exceeds its limit by this factor, for this many seconds, is cut off. */
const EXCESS = 2;
const EXCESS_S = 5;

export interface HostNeeds {
  readonly id: string;
  readonly offer: SdpOffer;
  /** Bits a second of the picture. */
  readonly bitrate: number;
  readonly onPacket: (kind: Kind, packet: MediaPacket) => void;
  readonly onClock: (kind: Kind, clock: ClockReport) => void;
  readonly onEnd: () => void;
}

/** Receives what a host sends, asks for what is missing, and reports how it arrives. */
export class LiveHost {
  readonly id: string;
  readonly answer: string;
  private readonly peer: LivePeer;
  private readonly needs: HostNeeds;
  private readonly streams = new Map<Kind, HostStream>();
  private readonly kinds = new Map<number, Kind>();
  private readonly wideNumbers: number | undefined;
  private readonly arrivals = new WideArrivals();
  private readonly timer: ReturnType<typeof setInterval>;
  private checks = 0;
  private bits = 0;
  private excess = 0;

  /** Throws OfferRefusedError. */
  constructor(network: PeerNetwork, needs: HostNeeds) {
    const { id, offer, bitrate } = needs;
    const media = takeFromHost(offer.media);
    if (media.every(({ codec }) => codec === undefined) || !offer.listens) {
      throw new OfferRefusedError('There is nothing in it that can be passed on.');
    }
    this.id = id;
    this.needs = needs;
    this.peer = new LivePeer(network, offer.fingerprint, {
      onConnect: () => undefined,
      onPacket: (packet) => this.take(packet),
      onReport: (report) => this.hear(report),
      onEnd: () => {
        clearInterval(this.timer);
        needs.onEnd();
      },
    });
    for (const { offered, codec } of media) {
      if (codec === undefined) continue;
      this.streams.set(offered.kind, new HostStream(this.peer, offered.kind, codec));
      this.kinds.set(codec.payloadType, offered.kind);
    }
    this.wideNumbers = media.map(wideNumbersOf).find((each) => each !== undefined);
    this.answer = writeAnswer({
      ...this.peer.credentials,
      media,
      direction: 'recvonly',
      bitrate,
    });
    this.timer = setInterval(() => this.check(), CHECK_EVERY_MS);
  }

  /** The codec of each medium. */
  get codecs(): Readonly<Partial<Record<Kind, TakenCodec>>> {
    return Object.fromEntries([...this.streams].map(([kind, { codec }]) => [kind, codec]));
  }

  stream(kind: Kind): HostStream | undefined {
    return this.streams.get(kind);
  }

  askForKeyframe(): void {
    this.streams.get('video')?.askForKeyframe();
  }

  end(): void {
    this.peer.end();
  }

  private take(heard: HeardPacket): void {
    const { head, whole } = heard;
    if (this.wideNumbers !== undefined) {
      const number = extensionOf(whole, head, this.wideNumbers);
      if (number?.length === 2) this.arrivals.note(number.readUInt16BE(0), performance.now());
    }
    const kind = this.kinds.get(head.payloadType);
    const packet = kind === undefined ? undefined : this.streams.get(kind)?.take(heard);
    if (kind === undefined || packet === undefined) return;
    if (kind === 'video') this.bits += packet.payload.length * BITS;
    this.needs.onPacket(kind, packet);
  }

  private hear(report: Report): void {
    if (report.kind !== 'clock') return;
    for (const [kind, stream] of this.streams) {
      if (!stream.isOf(report.clock.source)) continue;
      stream.noteClock(report.clock);
      this.needs.onClock(kind, report.clock);
    }
  }

  private check(): void {
    this.checks += 1;
    const now = performance.now();
    for (const stream of this.streams.values()) stream.askForLost(now);
    if (this.checks % ARRIVALS_EVERY === 0) {
      const told = this.arrivals.take();
      if (told !== undefined) this.peer.sendReport(writeWideArrivals(OWN_SOURCE, 0, told));
    }
    if (this.checks % RECEPTION_EVERY === 0) this.checkReception();
  }

  private checkReception(): void {
    const streams = [...this.streams.values()].map((stream) => stream.reception());
    const known = streams.filter((stream) => stream !== undefined);
    if (known.length > 0) this.peer.sendReport(writeReception(OWN_SOURCE, known));
    const seconds = (RECEPTION_EVERY * CHECK_EVERY_MS) / 1000;
    const isTooMuch = this.bits / seconds > this.needs.bitrate * EXCESS;
    this.bits = 0;
    this.excess = isTooMuch ? this.excess + 1 : 0;
    if (this.excess >= EXCESS_S) this.end();
  }
}
