/**
 * A program that replaces a browser in a live session: it speaks the same protocols,
 * but neither draws nor decodes.
 */

import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { DtlsServer, HashAlgorithm, SignatureAlgorithm, type Transport } from 'werift';
import {
  createIdentity,
  type Identity,
  isOfHandshake,
} from '#server/services/live/forwarder/handshake.ts';
import {
  KEY_BYTES,
  SALT_BYTES,
  SEALS,
  type MasterKeys,
  type Seal,
} from '#server/services/live/forwarder/wire/srtp.ts';
import { isStun, writeBindingRequest } from '#server/services/live/forwarder/wire/stun.ts';

export const PAYLOAD_TYPE = 96;
const CHECK_EVERY_MS = 500;
const FIRST_CHECKS_MS = 40;
export const CONNECT_LIMIT_MS = 20_000;

/** Sends an offer to the forwarder or the server: resolves with the answer, rejects with the status. */
export type Exchange = (offer: string) => Promise<string>;

/** Calls a forwarder as its server does. */
export function exchangeWith(url: string, key: string): Exchange {
  return async (offer) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${key}` },
      body: offer,
    });
    if (reply.status !== 201) throw new Error(`It answered ${reply.status}.`);
    return reply.text();
  };
}

/** An offer for one picture, to be sent or to be watched. */
export function offerOf(direction: 'sendonly' | 'recvonly', fingerprint: string): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    `m=video 9 UDP/TLS/RTP/SAVPF ${PAYLOAD_TYPE}`,
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=${direction}`,
    'a=rtcp-mux',
    'a=ice-ufrag:load',
    'a=ice-pwd:0123456789abcdefghijkl',
    `a=fingerprint:sha-256 ${fingerprint}`,
    'a=setup:actpass',
    `a=rtpmap:${PAYLOAD_TYPE} VP8/90000`,
    `a=rtcp-fb:${PAYLOAD_TYPE} nack`,
    `a=rtcp-fb:${PAYLOAD_TYPE} nack pli`,
    '',
  ].join('\r\n');
}

let identity: Promise<Identity> | undefined;

/** The certificate shared by all programs of a process, since creating one takes long. */
export function programIdentity(): Promise<Identity> {
  identity ??= createIdentity();
  return identity;
}

export interface ProgramOptions {
  readonly exchange: Exchange;
  /** Where its packets go instead of the port in the answer: to a relay. */
  readonly through?: (port: number) => number;
  /** A false certificate fingerprint for the offer; the true one by default. */
  readonly fingerprint?: string;
  readonly limitMs?: number;
}

interface Keys {
  readonly own: MasterKeys;
  readonly theirs: MasterKeys;
}

function valueIn(sdp: string, name: string): string {
  return new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim() ?? '';
}

const CLIENT_HELLO = 1;
const CLIENT_FINISHED = 20;
/** Offset in a ClientHello of the length of the session id, which is followed by the cookie. */
const SESSION_AT = 34;

/** Keeps repeated messages from the library, which would start over in the middle of a handshake. */
function dropRepeated(server: DtlsServer): void {
  const goOn = server.onHandleHandshakes;
  const seen = new Set<number>();
  let isGreeted = false;
  server.onHandleHandshakes = async (messages) => {
    const fresh = messages.filter(({ msg_type: type, fragment }) => {
      if (type === CLIENT_FINISHED) return true;
      if (type !== CLIENT_HELLO) return !seen.has(type);
      const hasCookie = fragment.readUInt8(SESSION_AT + 1 + fragment.readUInt8(SESSION_AT)) > 0;
      isGreeted ||= hasCookie;
      return hasCookie === isGreeted;
    });
    for (const { msg_type: type } of fresh) seen.add(type);
    await goOn(fresh);
  };
}

/** A connection to a forwarder: connectivity checks, the handshake, and the resulting keys. */
export class LiveProgram {
  keys: Keys | undefined;
  isOver = false;
  readonly socket: Socket;
  private readonly target: {
    readonly port: number;
    readonly name: string;
    readonly password: string;
  };
  private readonly timers: ReturnType<typeof setInterval>[] = [];
  private onMedia: (datagram: Buffer) => void = () => undefined;

  private constructor(socket: Socket, answer: string, through: (port: number) => number) {
    this.socket = socket;
    const port = Number(/^a=candidate:\S+ 1 udp \d+ \S+ (\d+)/m.exec(answer)?.[1]);
    this.target = {
      port: through(port),
      name: valueIn(answer, 'ice-ufrag'),
      password: valueIn(answer, 'ice-pwd'),
    };
  }

  /** Rejects if it does not connect. */
  static async open(direction: 'sendonly' | 'recvonly', options: ProgramOptions) {
    const own = await programIdentity();
    const socket = createSocket({
      type: 'udp4',
      recvBufferSize: 4 * 1024 * 1024,
      lookup: (address, _options, callback) => callback(null, address, 4),
    });
    const listening = once(socket, 'listening');
    socket.bind(0, '127.0.0.1');
    await listening;
    const offer = offerOf(direction, options.fingerprint ?? own.fingerprint);
    const answer = await options.exchange(offer);
    const program = new LiveProgram(socket, answer, options.through ?? ((port) => port));
    await program.connect(own, options.limitMs ?? CONNECT_LIMIT_MS);
    return program;
  }

  hearMedia(listener: (datagram: Buffer) => void): void {
    this.onMedia = listener;
  }

  send(datagram: Buffer): void {
    if (!this.isOver) this.socket.send(datagram, this.target.port, '127.0.0.1');
  }

  every(milliseconds: number, work: () => void): void {
    this.timers.push(setInterval(work, milliseconds));
  }

  /** Disappears without a word, as a killed tab does. */
  close(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
    this.socket.close();
  }

  private check(): void {
    this.send(writeBindingRequest(randomBytes(12), this.target));
  }

  private async connect(own: Identity, limitMs: number): Promise<void> {
    const way: Transport = {
      type: 'load',
      address: { address: '', family: 'IPv4', port: 0 },
      closed: false,
      onData: () => undefined,
      send: async (datagram) => this.send(datagram),
      close: async () => undefined,
    };
    const server = new DtlsServer({
      cert: own.certificate,
      key: own.key,
      signatureHash: { signature: SignatureAlgorithm.ecdsa_3, hash: HashAlgorithm.sha256_4 },
      transport: way,
      srtpProfiles: [SEALS.gcm],
      extendedMasterSecret: true,
    });
    dropRepeated(server);
    this.socket.on('message', (datagram) => {
      if (isStun(datagram)) return;
      if (isOfHandshake(datagram)) {
        if (this.keys === undefined || datagram.readUInt8(0) !== 21) way.onData(datagram, ['', 0]);
      } else this.onMedia(datagram);
    });
    const first = setInterval(() => this.check(), FIRST_CHECKS_MS);
    this.check();
    try {
      await server.onConnect.asPromise(limitMs);
    } catch {
      this.close();
      throw new Error('It did not connect.');
    } finally {
      clearInterval(first);
    }
    const seal: Seal = 'gcm';
    const salts = 2 * KEY_BYTES;
    const saltBytes = SALT_BYTES[seal];
    const made = server.exportKeyingMaterial('EXTRACTOR-dtls_srtp', salts + 2 * saltBytes);
    const keys = (place: 0 | 1): MasterKeys => ({
      seal,
      key: made.subarray(place * KEY_BYTES, (place + 1) * KEY_BYTES),
      salt: made.subarray(salts + place * saltBytes, salts + (place + 1) * saltBytes),
    });
    // The forwarder starts the handshake, so the first keys are its own.
    this.keys = { own: keys(1), theirs: keys(0) };
    this.every(CHECK_EVERY_MS, () => this.check());
  }
}

/**
 * Size of a packet's payload, chosen so that the packet with its headers fits into a network's MTU of 1,500.
 */
export const PAYLOAD_BYTES = 1180;
/** Offset in a payload of the time at which it was sent. */
export const TIME_AT = 16;
