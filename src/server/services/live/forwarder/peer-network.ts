import type { Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import type { Identity } from './handshake.ts';
import type { Place } from './udp-socket.ts';
import {
  type BindingRequest,
  isStun,
  readBindingRequest,
  writeBindingAnswer,
  writeRoleConflict,
} from './wire/stun.ts';

/** The addresses of this machine's network; with `more` of them, such as 127.0.0.1. */
export function ownAddresses(more: readonly string[]): readonly string[] {
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return [...new Set([...found, ...more])];
}

const CHECK_EVERY_MS = 500;

function keyOf({ address, port }: Place): string {
  return `${address}:${port}`;
}

/** A browser or program that the forwarder speaks with, as the network knows them. */
interface NetworkPeer {
  /** What it calls us by, and signs with. */
  readonly name: string;
  readonly password: string;
  readonly hasSigned: (request: BindingRequest) => boolean;
  /** Called for each check that the peer has signed. */
  readonly hear: (request: BindingRequest, from: Place) => void;
  /** Called for each packet from one of its places. */
  readonly take: (datagram: Buffer) => void;
  /** Ends the connection if the peer has been silent for too long. */
  readonly check: (now: number) => void;
  readonly end: () => void;
}

/**
 * The one socket of a forwarder, and all peers that use it. The place that a packet comes from says which
 * peer it belongs to; a place belongs to a peer once a check that is signed with that peer's password has
 * come from there.
 */
export class PeerNetwork {
  readonly identity: Identity;
  /** The addresses at which browsers may find us, the best first. */
  readonly addresses: readonly string[];
  private readonly socket: Socket;
  private readonly byName = new Map<string, NetworkPeer>();
  private readonly byPlace = new Map<string, NetworkPeer>();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(socket: Socket, identity: Identity, addresses: readonly string[]) {
    this.socket = socket;
    this.identity = identity;
    this.addresses = addresses;
    socket.on('message', (datagram, from) => this.take(datagram, from));
    // What cannot be sent is lost like any other packet; if the peer is gone, its silence will show it.
    socket.on('error', () => undefined);
    this.timer = setInterval(() => {
      const now = performance.now();
      for (const peer of this.byName.values()) peer.check(now);
    }, CHECK_EVERY_MS);
  }

  get port(): number {
    return this.socket.address().port;
  }

  add(peer: NetworkPeer): void {
    this.byName.set(peer.name, peer);
  }

  forget(peer: NetworkPeer): void {
    this.byName.delete(peer.name);
    for (const [place, owner] of this.byPlace) {
      if (owner === peer) this.byPlace.delete(place);
    }
  }

  send(datagram: Buffer, { address, port }: Place): void {
    this.socket.send(datagram, port, address);
  }

  close(): void {
    clearInterval(this.timer);
    for (const peer of this.byName.values()) peer.end();
    this.socket.close();
  }

  private take(datagram: Buffer, from: Place): void {
    if (isStun(datagram)) this.takeCheck(datagram, from);
    else this.byPlace.get(keyOf(from))?.take(datagram);
  }

  private takeCheck(datagram: Buffer, from: Place): void {
    const request = readBindingRequest(datagram);
    const peer = request === undefined ? undefined : this.byName.get(request.name);
    if (request === undefined || peer?.hasSigned(request) !== true) return;
    if (request.leavesChoice) {
      this.send(writeRoleConflict(request, peer.password), from);
      return;
    }
    this.byPlace.set(keyOf(from), peer);
    this.send(writeBindingAnswer(request, from, peer.password), from);
    peer.hear(request, from);
  }
}
