/**
 * The handshake (DTLS 1.2, RFC 6347) by which a browser and we agree on keys. The library makes the keys,
 * but does not check who made them on the other side. That is proved here: by the certificate that the
 * offer named, by that certificate's signature under the keys, and by the hash of everything that both
 * sides have said.
 */

import {
  createHash,
  createHmac,
  createVerify,
  timingSafeEqual,
  X509Certificate,
} from 'node:crypto';
import {
  CipherContext,
  DtlsClient,
  HashAlgorithm,
  NamedCurveAlgorithm,
  SignatureAlgorithm,
  type Transport,
} from 'werift';
import { KEY_BYTES, type MasterKeys, SALT_BYTES, type Seal, SEALS } from './wire/srtp.ts';

/** Who we are to browsers: made when the forwarder starts, and known to them by the answers that we give. */
export interface Identity {
  readonly certificate: string;
  readonly key: string;
  /** Of the certificate, by SHA-256. */
  readonly fingerprint: string;
}

const SIGNING = { signature: SignatureAlgorithm.ecdsa_3, hash: HashAlgorithm.sha256_4 };

export async function createIdentity(): Promise<Identity> {
  const { certPem, keyPem } = await CipherContext.createSelfSignedCertificateWithKey(
    SIGNING,
    NamedCurveAlgorithm.secp256r1_23,
  );
  const { fingerprint256 } = new X509Certificate(certPem);
  return { certificate: certPem, key: keyPem, fingerprint: fingerprint256 };
}

/** The keys of both directions. */
export interface AgreedKeys {
  readonly own: MasterKeys;
  readonly theirs: MasterKeys;
}

export interface HandshakeNeeds {
  readonly identity: Identity;
  /** What an offer says of its certificate, such as `sha-256 AB:CD`. */
  readonly fingerprint: string;
  readonly send: (datagram: Buffer) => void;
  readonly onKeys: (keys: AgreedKeys) => void;
  /** The handshake failed, or the other side says that it is leaving. */
  readonly onEnd: () => void;
}

const HASHES: Readonly<Record<number, string>> = { 4: 'sha256', 5: 'sha384', 6: 'sha512' };
const SERVER_KEY_EXCHANGE = 12;
const FINISHED = 20;
const FINISHED_BYTES = 12;
const ALERT = 21;
const RECORD_HEAD_BYTES = 13;
const CLIENT = 1;

/** Whether a datagram belongs to a handshake: all protocols share a port (RFC 7983). */
export function isOfHandshake(datagram: Buffer): boolean {
  const first = datagram.length > RECORD_HEAD_BYTES ? datagram.readUInt8(0) : 0;
  return first >= 20 && first <= 63;
}

/** Whether the certificate is the one that the offer named. */
function isNamed(certificate: Buffer, fingerprint: string): boolean {
  const [name = '', value = ''] = fingerprint.split(' ');
  const algorithm = name.toLowerCase().replace('-', '');
  if (!Object.values(HASHES).includes(algorithm)) return false;
  const sum = createHash(algorithm).update(certificate).digest();
  const named = Buffer.from(value.replaceAll(':', ''), 'hex');
  return named.length === sum.length && timingSafeEqual(named, sum);
}

/** Whether the keys of the exchange are signed with the certificate (RFC 8422, 5.4). */
function areSigned(exchange: Buffer, randoms: Buffer, certificate: Buffer): boolean {
  const signedBytes = 4 + exchange.readUInt8(3);
  const hash = HASHES[exchange.readUInt8(signedBytes)];
  const length = exchange.readUInt16BE(signedBytes + 2);
  const signature = exchange.subarray(signedBytes + 4, signedBytes + 4 + length);
  if (hash === undefined) return false;
  return createVerify(hash)
    .update(randoms)
    .update(exchange.subarray(0, signedBytes))
    .verify(new X509Certificate(certificate).publicKey, signature);
}

/** The first bytes of what the secret's pseudorandom function makes of this (RFC 5246, section 5). */
function expanded(secret: Buffer, label: string, seed: Buffer, length: number): Buffer {
  const whole = Buffer.concat([Buffer.from(label), seed]);
  const sum = (data: Buffer) => createHmac('sha256', secret).update(data).digest();
  return sum(Buffer.concat([sum(whole), whole])).subarray(0, length);
}

export class Handshake {
  private readonly needs: HandshakeNeeds;
  private readonly client: DtlsClient;
  private hasBegun = false;
  private isDone = false;

  constructor(needs: HandshakeNeeds) {
    this.needs = needs;
    const way: Transport = {
      type: 'live',
      address: { address: '', family: 'IPv4', port: 0 },
      closed: false,
      onData: () => undefined,
      send: async (datagram) => needs.send(datagram),
      close: async () => undefined,
    };
    this.client = new DtlsClient({
      cert: needs.identity.certificate,
      key: needs.identity.key,
      signatureHash: SIGNING,
      transport: way,
      srtpProfiles: [SEALS.gcm, SEALS.ctr],
      extendedMasterSecret: true,
    });
    const { client } = this;
    const goOn = client.onHandleHandshakes;
    const seen = new Set<number>();
    client.onHandleHandshakes = async (messages) => {
      // A browser repeats everything that we do not answer at once. The library would take that for
      // another handshake and give up, so repeats are dropped; our own lost messages it repeats by its
      // own timer.
      const fresh = messages.filter((message) => !seen.has(message.msg_type));
      for (const message of fresh) seen.add(message.msg_type);
      const last = fresh.find((message) => message.msg_type === FINISHED);
      if (last !== undefined && !this.isProved(last.fragment)) {
        this.fail();
        return;
      }
      await goOn(fresh);
    };
    client.onConnect.subscribe(() => this.finish());
    client.onError.subscribe(() => this.fail());
  }

  /** Begins the handshake, the first time that it is called. */
  begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.client.connect().catch(() => this.fail());
  }

  take(datagram: Buffer): void {
    if (this.isDone) {
      if (this.isGoodbye(datagram)) this.needs.onEnd();
      return;
    }
    // What is not encrypted could come from anyone: an alert in plain text ends nothing.
    if (datagram.readUInt8(0) === ALERT) return;
    this.client.transport.socket.onData(datagram, ['', 0]);
  }

  private fail(): void {
    if (!this.isDone) this.needs.onEnd();
  }

  private isProved(finished: Buffer): boolean {
    const { cipher, dtls } = this.client;
    const messages = dtls.sortedHandshakeCache;
    const exchange = messages.find((message) => message.msg_type === SERVER_KEY_EXCHANGE)?.fragment;
    const certificate = cipher.remoteCertificate;
    if (exchange === undefined || certificate === undefined) return false;
    const randoms = Buffer.concat([
      cipher.localRandom.serialize(),
      cipher.remoteRandom.serialize(),
    ]);
    const said = Buffer.concat(messages.map((message) => message.serialize()));
    const sum = createHash('sha256').update(said).digest();
    const expected = expanded(cipher.masterSecret, 'server finished', sum, FINISHED_BYTES);
    try {
      return (
        isNamed(certificate, this.needs.fingerprint) &&
        areSigned(exchange, randoms, certificate) &&
        finished.length === expected.length &&
        timingSafeEqual(finished, expected)
      );
    } catch {
      // It was not a certificate, or was shorter than it claimed.
      return false;
    }
  }

  private finish(): void {
    if (this.isDone) return;
    const number = this.client.srtp.srtpProfile;
    const seal: Seal | undefined =
      number === SEALS.gcm ? 'gcm' : number === SEALS.ctr ? 'ctr' : undefined;
    if (seal === undefined) {
      this.fail();
      return;
    }
    this.isDone = true;
    const saltBytes = SALT_BYTES[seal];
    const made = this.client.exportKeyingMaterial(
      'EXTRACTOR-dtls_srtp',
      2 * (KEY_BYTES + saltBytes),
    );
    const part = (start: number, length: number) => made.subarray(start, start + length);
    const salts = 2 * KEY_BYTES;
    this.needs.onKeys({
      own: { seal, key: part(0, KEY_BYTES), salt: part(salts, saltBytes) },
      theirs: {
        seal,
        key: part(KEY_BYTES, KEY_BYTES),
        salt: part(salts + saltBytes, saltBytes),
      },
    });
  }

  /** Whether the other side says, encrypted, that it is leaving. */
  private isGoodbye(datagram: Buffer): boolean {
    if (datagram.readUInt8(0) !== ALERT || datagram.length <= RECORD_HEAD_BYTES) return false;
    try {
      this.client.cipher.cipher.decrypt(CLIENT, datagram.subarray(RECORD_HEAD_BYTES), {
        type: ALERT,
        version: datagram.readUInt16BE(1),
        epoch: datagram.readUInt16BE(3),
        sequenceNumber: datagram.readUIntBE(5, 6),
      });
      return true;
    } catch {
      return false;
    }
  }
}
