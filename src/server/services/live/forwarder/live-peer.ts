import { RTCPeerConnection } from 'werift';
import { offerAddresses } from './answer-words.ts';
import { type Network, peerSettings, type VideoCodec } from './peer-settings.ts';

/** How long a browser may take to connect; one that takes longer never will. */
const CONNECT_LIMIT_MS = 15_000;
/** A connection that is disturbed for so long is gone. */
const DISTURBED_LIMIT_MS = 10_000;
const GATHER_LIMIT_MS = 4000;

/** An offer that cannot be answered: there is no codec in common, or the library makes nothing of it. */
export class OfferRefusedError extends Error {
  override readonly name = 'OfferRefusedError';
}

/** One connection to a browser, or to a program of a host, which ends by itself when the other side is gone. */
export class LivePeer {
  readonly connection: RTCPeerConnection;
  private readonly network: Network;
  private readonly port: number;
  private readonly endListeners: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout>;
  private isEnded = false;

  /** Rejects with NoPortError. */
  static async open(network: Network, only?: VideoCodec): Promise<LivePeer> {
    return new LivePeer(network, await network.ports.lend(), only);
  }

  private constructor(network: Network, port: number, only?: VideoCodec) {
    this.network = network;
    this.port = port;
    this.connection = new RTCPeerConnection(peerSettings(port, only));
    this.timer = this.endAfter(CONNECT_LIMIT_MS);
    this.connection.connectionStateChange.subscribe((state) => {
      clearTimeout(this.timer);
      if (state === 'failed' || state === 'closed') this.end();
      if (state === 'disconnected') this.timer = this.endAfter(DISTURBED_LIMIT_MS);
      if (state === 'connecting' || state === 'new') this.timer = this.endAfter(CONNECT_LIMIT_MS);
    });
  }

  onEnd(listener: () => void): void {
    this.endListeners.push(listener);
  }

  /** Answers an offer that `readOffer` has written. Rejects with OfferRefusedError. */
  async answer(sdp: string, prepare: (connection: RTCPeerConnection) => void): Promise<string> {
    const { connection } = this;
    try {
      prepare(connection);
      await connection.setRemoteDescription({ type: 'offer', sdp });
      // Where none is named, the library asks one of another company what our address is.
      for (const transport of connection.iceTransports) delete transport.connection.stunServer;
      const answer = await connection.createAnswer();
      await withLimit(connection.setLocalDescription(answer), GATHER_LIMIT_MS);
    } catch (cause) {
      this.end();
      throw new OfferRefusedError('The offer could not be answered.', { cause });
    }
    return offerAddresses(connection.localDescription?.sdp ?? '', this.network.addresses);
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.timer);
    for (const listener of this.endListeners) listener();
    this.connection
      .close()
      .catch(() => undefined)
      .finally(() => this.network.ports.giveBack(this.port));
  }

  private endAfter(milliseconds: number): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.end(), milliseconds);
    timer.unref();
    return timer;
  }
}

async function withLimit<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
