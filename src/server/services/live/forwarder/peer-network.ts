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
  /** A check came that it has signed. */
  readonly hear: (request: BindingRequest, from: Place) => void;
  /** A packet came from one of its places. */
  readonly take: (datagram: Buffer) => void;
  /** Ends it where it has been silent for too long. */
  readonly check: (now: number) => void;
  readonly end: () => void;
}

/**
 * The one socket of a forwarder, and all whom it speaks with. A packet is for whoever it belongs to by where it came from;
 * and a place belongs to a peer once a check came from there that is signed with that peer's password.
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
    // What cannot be sent is lost like any other packet, and its peer is not heard of any more.
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
