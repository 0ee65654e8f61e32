import type { SdpOffer } from '#domain/live/sdp-offer.ts';
import { LiveHost } from './live-host.ts';
import { LiveViewer } from './live-viewer.ts';
import type { PeerNetwork } from './peer-network.ts';

export interface SentOffer {
  readonly id: string;
  readonly offer: SdpOffer;
  /** Bits a second of the picture. */
  readonly bitrate: number;
}

/** One room's picture and sound: from its host to its viewers, packet by packet, as they are. */
export class LiveChannel {
  private readonly network: PeerNetwork;
  private readonly viewers = new Map<string, LiveViewer>();
  private host: LiveHost | undefined;

  constructor(network: PeerNetwork) {
    this.network = network;
  }

  get viewerCount(): number {
    return this.viewers.size;
  }

  get isSending(): boolean {
    return this.host !== undefined;
  }

  /** Takes the place of what the host sent before; viewers stay. Throws OfferRefusedError. */
  send(sent: SentOffer): string {
    const host: LiveHost = new LiveHost(this.network, {
      ...sent,
      onPacket: (kind, packet) => {
        if (this.host !== host) return;
        for (const viewer of this.viewers.values()) viewer.send(kind, packet);
      },
      onClock: (kind, clock) => {
        if (this.host !== host) return;
        for (const viewer of this.viewers.values()) viewer.sendClock(kind, clock);
      },
      onEnd: () => {
        if (this.host === host) this.host = undefined;
      },
    });
    const before = this.host;
    this.host = host;
    before?.end();
    for (const viewer of this.viewers.values()) {
      // A viewer with another codec has to connect again.
      if (!viewer.follow(host)) viewer.end();
    }
    return host.answer;
  }

  /** Undefined while the host sends nothing. Throws OfferRefusedError. */
  watch(id: string, offer: SdpOffer): string | undefined {
    if (this.host === undefined) return undefined;
    const viewer = new LiveViewer(this.network, {
      id,
      offer,
      host: () => this.host,
      onEnd: () => this.viewers.delete(id),
    });
    this.viewers.set(id, viewer);
    return viewer.answer;
  }

  /** Ends what was sent or watched under this id. */
  endOne(id: string): void {
    if (this.host?.id === id) this.host.end();
    this.viewers.get(id)?.end();
  }

  end(): void {
    this.host?.end();
    for (const viewer of this.viewers.values()) viewer.end();
  }
}
