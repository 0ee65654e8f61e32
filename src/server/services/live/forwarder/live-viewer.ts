import type { SdpOffer } from '#domain/live/sdp-offer.ts';
import type { MediaPacket } from './host-stream.ts';
import type { Kind, LiveHost } from './live-host.ts';
import { LivePeer } from './live-peer.ts';
import { takeForViewer, writeAnswer } from './media-answer.ts';
import { OfferRefusedError } from './offer-refused-error.ts';
import type { PeerNetwork } from './peer-network.ts';
import type { ClockReport, Report } from './wire/rtcp.ts';
import { ViewerStream } from './viewer-stream.ts';

export interface ViewerNeeds {
  readonly id: string;
  readonly offer: SdpOffer;
  /** The host that sends now; another may take its place. */
  readonly host: () => LiveHost | undefined;
  readonly onEnd: () => void;
}

/** One who watches. */
export class LiveViewer {
  readonly id: string;
  readonly answer: string;
  private readonly peer: LivePeer;
  private readonly needs: ViewerNeeds;
  private readonly streams = new Map<Kind, ViewerStream>();

  /** Throws OfferRefusedError. */
  constructor(network: PeerNetwork, needs: ViewerNeeds) {
    const { id, offer } = needs;
    const media = takeForViewer(offer.media, needs.host()?.codecs ?? {});
    if (media.every(({ codec }) => codec === undefined) || !offer.listens) {
      throw new OfferRefusedError('What the host sends cannot be shown there.');
    }
    this.id = id;
    this.needs = needs;
    this.peer = new LivePeer(network, offer.fingerprint, {
      onConnect: () => needs.host()?.askForKeyframe(),
      onPacket: () => undefined,
      onReport: (report) => this.hear(report),
      onEnd: needs.onEnd,
    });
    for (const { offered, codec } of media) {
      if (codec === undefined) continue;
      this.streams.set(offered.kind, new ViewerStream(this.peer, offered.kind, codec));
    }
    this.answer = writeAnswer({
      ...this.peer.credentials,
      media,
      direction: 'sendonly',
      sources: Object.fromEntries([...this.streams].map(([kind, { source }]) => [kind, source])),
    });
  }

  send(kind: Kind, packet: MediaPacket): void {
    const stream = this.streams.get(kind);
    if (stream === undefined) return;
    if (stream.endsRest(performance.now())) this.needs.host()?.askForKeyframe();
    stream.send(packet);
  }

  sendClock(kind: Kind, clock: ClockReport): void {
    this.streams.get(kind)?.sendClock(clock);
  }

  /**
   * To be called when the host sends by another connection. False if that cannot be shown to this viewer.
   */
  follow(host: LiveHost): boolean {
    const { codecs } = host;
    for (const [kind, stream] of this.streams) {
      if (codecs[kind] !== undefined && codecs[kind].name !== stream.codec.name) return false;
      stream.beginAgain();
    }
    return true;
  }

  end(): void {
    this.peer.end();
  }

  private hear(report: Report): void {
    const host = this.needs.host();
    if (report.kind === 'keyframe-wanted') host?.askForKeyframe();
    if (report.kind === 'clock' || report.kind === 'keyframe-wanted') return;
    for (const [kind, stream] of this.streams) {
      if (stream.source !== report.source) continue;
      if (report.kind === 'received') stream.noteLoss(report.lost);
      const sent = host?.stream(kind);
      if (report.kind === 'lost' && sent !== undefined) {
        stream.repeat(report.sequences, (index) => sent.find(index));
      }
    }
  }
}
