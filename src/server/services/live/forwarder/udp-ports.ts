import { createSocket } from 'node:dgram';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind(port, () => socket.close(() => resolve(true)));
  });
}

/** No port of the range is free. */
export class NoPortError extends Error {
  override readonly name = 'NoPortError';
}

/**
 * Lends the ports of a range, one to each connection. The library looks for one by itself, and two connections that
 * begin at once find the same.
 */
export class UdpPorts {
  private readonly first: number;
  private readonly last: number;
  private readonly lent = new Set<number>();
  private next: number;

  /** @param random in [0, 1): forwarders that share a range begin at different places of it */
  constructor([first, last]: readonly [number, number], random: number) {
    this.first = first;
    this.last = last;
    this.next = first + Math.floor(random * (last - first + 1));
  }

  /** Rejects with NoPortError. */
  async lend(): Promise<number> {
    for (let tried = this.first; tried <= this.last; tried += 1) {
      const port = this.next;
      this.next = port === this.last ? this.first : port + 1;
      if (this.lent.has(port)) continue;
      this.lent.add(port);
      if (await isFree(port)) return port;
      this.lent.delete(port);
    }
    throw new NoPortError('No UDP port is free.');
  }

  giveBack(port: number): void {
    this.lent.delete(port);
  }
}
