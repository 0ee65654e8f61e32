/**
 * A network that loses packets: a UDP relay between many clients and one port. It drops packets at random in
 * both directions, or all of them while it is cut.
 */

import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export interface LossyRelay {
  readonly port: number;
  /** Share of packets that are lost in each direction, 0 to 1. */
  lose: number;
  isCut: boolean;
  readonly dropped: () => number;
  readonly close: () => void;
}

const SOCKET = {
  type: 'udp4',
  recvBufferSize: 4 * 1024 * 1024,
  lookup: (
    address: string,
    _options: unknown,
    callback: (error: null, found: string, family: number) => void,
  ) => callback(null, address, 4),
} as const;

/** @param random Returns numbers in [0, 1) */
export async function openLossyRelay(target: number, random: () => number): Promise<LossyRelay> {
  const front = createSocket(SOCKET);
  const listening = once(front, 'listening');
  front.bind(0, '127.0.0.1');
  await listening;
  const backs = new Map<string, Socket>();
  let dropped = 0;
  const relay = {
    port: front.address().port,
    lose: 0,
    isCut: false,
    dropped: () => dropped,
    close() {
      front.close();
      for (const back of backs.values()) back.close();
    },
  };
  const isLost = (): boolean => {
    if (!relay.isCut && random() >= relay.lose) return false;
    dropped += 1;
    return true;
  };
  front.on('message', (datagram, { address, port }) => {
    const from = `${address} ${port}`;
    let back = backs.get(from);
    if (back === undefined) {
      back = createSocket(SOCKET);
      backs.set(from, back);
      back.on('message', (answer) => {
        if (!isLost()) front.send(answer, port, address);
      });
    }
    if (!isLost()) back.send(datagram, target, '127.0.0.1');
  });
  return relay;
}
