import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/**
 * The size of the buffers in which a burst of packets waits, such as a keyframe to each of a hundred
 * viewers.
 */
const BUFFER_BYTES = 4 * 1024 * 1024;

/** No port of the range is free. */
export class NoPortError extends Error {
  override readonly name = 'NoPortError';
}

export interface Place {
  readonly address: string;
  readonly port: number;
}

async function bound(port: number): Promise<Socket | undefined> {
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: BUFFER_BYTES,
    sendBufferSize: BUFFER_BYTES,
    // Every address that we send to came with a packet, so there is no name to look up.
    lookup: (address, _options, callback) => callback(null, address, 4),
  });
  try {
    // Subscribed to before `bind`: since nothing is looked up, the socket may listen at once.
    const listening = once(socket, 'listening');
    socket.bind(port);
    await listening;
    return socket;
  } catch {
    socket.close();
    return undefined;
  }
}

/** Opens the first free port of a range. Rejects with NoPortError. */
export async function openUdpSocket([first, last]: readonly [number, number]): Promise<Socket> {
  for (let port = first; port <= last; port += 1) {
    const socket = await bound(port);
    if (socket !== undefined) return socket;
  }
  throw new NoPortError('No UDP port is free.');
}
