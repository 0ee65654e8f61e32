import { randomBytes } from 'node:crypto';
import { type AgreedKeys, Handshake, isOfHandshake } from './handshake.ts';
import type { PeerNetwork } from './peer-network.ts';
import type { Place } from './udp-socket.ts';
import { readReports, type Report } from './wire/rtcp.ts';
import { readRtpHead, type RtpHead, withoutPadding } from './wire/rtp.ts';
import { PacketOpener, PacketSealer, ReportOpener, ReportSealer } from './wire/srtp.ts';
import type { BindingRequest } from './wire/stun.ts';

/** How long a browser may take to connect; one that takes longer never will. */
const CONNECT_LIMIT_MS = 15_000;
/**
 * A browser shows every few seconds that it is there (RFC 7675); one that has not done so for this long
 * is gone.
 */
const SILENCE_LIMIT_MS = 10_000;
/** A better path is taken at once; a worse one only if nothing has come by the better one for this long. */
const WAY_LIMIT_MS = 3000;
/** A picture, a sound, and what a sender may replace them with. */
const MOST_SOURCES = 8;
/** Types of packets that are reports (RFC 5761). */
const FIRST_REPORT = 192;
const LAST_REPORT = 223;

/** A packet of picture or sound that came in. */
export interface HeardPacket {
  readonly head: RtpHead;
  /** The packet as it came, to read its header extensions. */
  readonly whole: Buffer;
  /** Its number, which never wraps around. */
  readonly index: number;
  readonly payload: Buffer;
}

export interface PeerListener {
  readonly onConnect: () => void;
  readonly onPacket: (packet: HeardPacket) => void;
  readonly onReport: (report: Report) => void;
  readonly onEnd: () => void;
}

interface Way extends Place {
  readonly priority: number;
  heardAt: number;
}

/** One browser, or program of a host, from the answer to its offer until it is gone. */
export class LivePeer {
  /** What it calls us by, and signs with (`ice-ufrag` and `ice-pwd`). */
  readonly name = randomBytes(6).toString('base64');
  readonly password = randomBytes(18).toString('base64');
  private readonly network: PeerNetwork;
  private readonly listener: PeerListener;
  private readonly handshake: Handshake;
  private readonly begunAt = performance.now();
  private way: Way | undefined;
  private keys: AgreedKeys | undefined;
  private reportSealer: ReportSealer | undefined;
  private reportOpener: ReportOpener | undefined;
  private readonly openers = new Map<number, PacketOpener>();
  private isEnded = false;

  /** @param fingerprint of the certificate that the offer names */
  constructor(network: PeerNetwork, fingerprint: string, listener: PeerListener) {
    this.network = network;
    this.listener = listener;
    this.handshake = new Handshake({
      identity: network.identity,
      fingerprint,
      send: (datagram) => this.sendRaw(datagram),
      onKeys: (keys) => this.connected(keys),
      onEnd: () => this.end(),
    });
    network.add(this);
  }

  /** What an answer says about how we are reached. */
  get credentials() {
    const { identity, addresses, port } = this.network;
    const { fingerprint } = identity;
    return { name: this.name, password: this.password, fingerprint, addresses, port };
  }

  get isConnected(): boolean {
    return this.keys !== undefined && !this.isEnded;
  }

  hasSigned(request: BindingRequest): boolean {
    return request.isSignedWith(this.password);
  }

  /** To be called for each check that this peer has signed, with where it came from. */
  hear({ priority, isChosen }: BindingRequest, from: Place): void {
    const now = performance.now();
    const { way } = this;
    if (way?.address === from.address && way.port === from.port) way.heardAt = now;
    else {
      const isBetter =
        way === undefined ||
        now - way.heardAt > WAY_LIMIT_MS ||
        (isChosen && priority > way.priority);
      if (isBetter) {
        this.way = { address: from.address, port: from.port, priority, heardAt: now };
      }
    }
    this.handshake.begin();
  }

  /** To be called for each datagram from one of its places. */
  take(datagram: Buffer): void {
    if (isOfHandshake(datagram)) {
      this.handshake.take(datagram);
      return;
    }
    if (this.keys === undefined || this.isEnded || datagram.length < 8) return;
    const type = datagram.readUInt8(1);
    if (type >= FIRST_REPORT && type <= LAST_REPORT) this.takeReport(datagram);
    else this.takePacket(datagram, this.keys);
  }

  /** Ends the connection if it was not made in time, or if the peer has fallen silent. */
  check(now: number): void {
    const isLate = this.keys === undefined && now - this.begunAt > CONNECT_LIMIT_MS;
    const isSilent = this.way !== undefined && now - this.way.heardAt > SILENCE_LIMIT_MS;
    if (isLate || isSilent) this.end();
  }

  /** What seals the packets of a stream to it; undefined before it has connected. */
  sealer(source: number): PacketSealer | undefined {
    return this.keys === undefined ? undefined : new PacketSealer(this.keys.own, source);
  }

  sendReport(report: Buffer): void {
    const { reportSealer } = this;
    if (reportSealer !== undefined) this.sendRaw(reportSealer.seal(report));
  }

  /** Sends a packet that was sealed for it. */
  sendRaw(datagram: Buffer): void {
    if (this.way !== undefined && !this.isEnded) this.network.send(datagram, this.way);
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.network.forget(this);
    this.listener.onEnd();
  }

  private connected(keys: AgreedKeys): void {
    if (this.isEnded) return;
    this.keys = keys;
    this.reportSealer = new ReportSealer(keys.own);
    this.reportOpener = new ReportOpener(keys.theirs);
    this.listener.onConnect();
  }

  private takeReport(datagram: Buffer): void {
    const report = this.reportOpener?.open(datagram);
    if (report === undefined) return;
    for (const each of readReports(report)) this.listener.onReport(each);
  }

  private takePacket(datagram: Buffer, { theirs }: AgreedKeys): void {
    const head = readRtpHead(datagram);
    if (head === undefined) return;
    const known = this.openers.get(head.source);
    if (known === undefined && this.openers.size >= MOST_SOURCES) return;
    const opener = known ?? new PacketOpener(theirs);
    const packet = opener.open(datagram, head);
    if (packet === undefined) return;
    this.openers.set(head.source, opener);
    const payload = withoutPadding(packet.payload, head);
    this.listener.onPacket({ head, whole: datagram, index: packet.index, payload });
  }
}
