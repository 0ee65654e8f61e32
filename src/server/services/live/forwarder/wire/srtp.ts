/**
 * Packets of picture and sound, and the reports about them, sealed with the keys that a handshake has
 * made (SRTP, RFC 3711, and AES-GCM, RFC 7714). A packet without the right seal, or one that came before,
 * is not opened.
 */

import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { RtpHead } from './rtp.ts';

/** The two ways of sealing that are agreed on, by their numbers in a handshake. */
export const SEALS = { gcm: 7, ctr: 1 } as const;
export type Seal = keyof typeof SEALS;

export const SALT_BYTES: Readonly<Record<Seal, number>> = { gcm: 12, ctr: 14 };
export const KEY_BYTES = 16;
const AUTH_KEY_BYTES = 20;
const TAG_BYTES: Readonly<Record<Seal, number>> = { gcm: 16, ctr: 10 };

/** Which key is derived (RFC 3711, 4.3.1). */
const PACKET_KEYS = { cipher: 0, auth: 1, salt: 2 } as const;
const REPORT_KEYS = { cipher: 3, auth: 4, salt: 5 } as const;

const ROUND = 65_536;
const REPORT_HEAD_BYTES = 8;
const REPORT_COUNT_BYTES = 4;
const IS_SEALED = 0x8000_0000;
/** How far behind the newest a packet may be: some seconds of a picture. */
const WINDOW = 4096;

/** One direction's keys, as a handshake makes them. */
export interface MasterKeys {
  readonly seal: Seal;
  readonly key: Buffer;
  readonly salt: Buffer;
}

interface Keys {
  readonly seal: Seal;
  readonly cipher: Buffer;
  readonly auth: Buffer;
  readonly salt: Buffer;
}

function derived({ key, salt }: MasterKeys, label: number, length: number): Buffer {
  const start = Buffer.alloc(16);
  salt.copy(start);
  start.writeUInt8(start.readUInt8(7) ^ label, 7);
  return createCipheriv('aes-128-ctr', key, start).update(Buffer.alloc(length));
}

function keysFor(master: MasterKeys, labels: typeof PACKET_KEYS | typeof REPORT_KEYS): Keys {
  const { seal } = master;
  return {
    seal,
    cipher: derived(master, labels.cipher, KEY_BYTES),
    auth: derived(master, labels.auth, AUTH_KEY_BYTES),
    salt: derived(master, labels.salt, SALT_BYTES[seal]),
  };
}

/** The initialization vector of a cipher: the salt, with the source and the packet's number mixed in. */
function startValue({ seal, salt }: Keys, source: number, round: number, low: number): Buffer {
  const start = Buffer.alloc(seal === 'gcm' ? 12 : 16);
  salt.copy(start);
  const at = seal === 'gcm' ? 2 : 4;
  start.writeUInt32BE((start.readUInt32BE(at) ^ source) >>> 0, at);
  start.writeUInt32BE((start.readUInt32BE(at + 4) ^ round) >>> 0, at + 4);
  start.writeUInt16BE(start.readUInt16BE(at + 8) ^ low, at + 8);
  return start;
}

function tagOf(keys: Keys, parts: readonly Buffer[]): Buffer {
  const sum = createHmac('sha1', keys.auth);
  for (const part of parts) sum.update(part);
  return sum.digest().subarray(0, TAG_BYTES.ctr);
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

function opened(keys: Keys, start: Buffer, about: Buffer, text: Buffer, tag: Buffer) {
  const cipher = createDecipheriv('aes-128-gcm', keys.cipher, start);
  cipher.setAAD(about);
  cipher.setAuthTag(tag);
  const clear = cipher.update(text);
  try {
    cipher.final();
    return clear;
  } catch {
    return undefined;
  }
}

/** Seals the packets of one stream. */
export class PacketSealer {
  private readonly keys: Keys;
  private readonly source: number;
  /** The initialization vector, and below it what is mixed into its changing parts. */
  private readonly start: Buffer;
  private readonly saltOfRound: number;
  private readonly saltOfLow: number;
  private readonly roundAt: number;
  private readonly round = Buffer.alloc(4);

  constructor(master: MasterKeys, source: number) {
    this.keys = keysFor(master, PACKET_KEYS);
    this.source = source;
    this.start = startValue(this.keys, this.source, 0, 0);
    this.roundAt = master.seal === 'gcm' ? 6 : 8;
    this.saltOfRound = this.start.readUInt32BE(this.roundAt);
    this.saltOfLow = this.start.readUInt16BE(this.roundAt + 4);
  }

  /**
   * A packet as it is sent. @param index the packet's number, which never wraps around; its lowest 16
   * bits are in the header
   */
  seal(head: Buffer, payload: Buffer, index: number): Buffer {
    const { keys, start, roundAt } = this;
    const round = Math.floor(index / ROUND);
    // A cipher copies its initialization vector when it is created.
    start.writeUInt32BE((this.saltOfRound ^ round) >>> 0, roundAt);
    start.writeUInt16BE(this.saltOfLow ^ (index % ROUND), roundAt + 4);
    if (keys.seal === 'gcm') {
      const cipher = createCipheriv('aes-128-gcm', keys.cipher, start);
      cipher.setAAD(head);
      const text = cipher.update(payload);
      cipher.final();
      return Buffer.concat([head, text, cipher.getAuthTag()]);
    }
    const text = createCipheriv('aes-128-ctr', keys.cipher, start).update(payload);
    this.round.writeUInt32BE(round, 0);
    return Buffer.concat([head, text, tagOf(keys, [head, text, this.round])]);
  }
}

/** A packet that was opened. */
export interface OpenedPacket {
  /** Its number, which never wraps around. */
  readonly index: number;
  readonly payload: Buffer;
}

/** Opens the packets of one stream, each of them once. */
export class PacketOpener {
  private readonly keys: Keys;
  private highest = -1;
  private readonly seen = new Float64Array(WINDOW).fill(-1);

  constructor(master: MasterKeys) {
    this.keys = keysFor(master, PACKET_KEYS);
  }

  /** Undefined for what has the wrong seal, was there already, or is too old. */
  open(packet: Buffer, head: RtpHead): OpenedPacket | undefined {
    const index = this.indexOf(head.sequence);
    const isNew = index > this.highest - WINDOW && this.seen[index % WINDOW] !== index;
    if (index < 0 || !isNew) return undefined;
    const payload = this.unseal(packet, head, index);
    if (payload === undefined) return undefined;
    this.highest = Math.max(this.highest, index);
    this.seen[index % WINDOW] = index;
    return { index, payload };
  }

  /** RFC 3711, 3.3.1: the number nearest to the newest one. */
  private indexOf(sequence: number): number {
    if (this.highest < 0) return sequence;
    const low = this.highest % ROUND;
    const base = this.highest - low;
    if (sequence - low > ROUND / 2) return base - ROUND + sequence;
    if (low - sequence > ROUND / 2) return base + ROUND + sequence;
    return base + sequence;
  }

  private unseal(packet: Buffer, head: RtpHead, index: number): Buffer | undefined {
    const { keys } = this;
    const tagAt = packet.length - TAG_BYTES[keys.seal];
    if (tagAt < head.length) return undefined;
    const about = packet.subarray(0, head.length);
    const text = packet.subarray(head.length, tagAt);
    const tag = packet.subarray(tagAt);
    const round = Math.floor(index / ROUND);
    const start = startValue(keys, head.source, round, index % ROUND);
    if (keys.seal === 'gcm') return opened(keys, start, about, text, tag);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(round, 0);
    if (!isSame(tag, tagOf(keys, [about, text, count]))) return undefined;
    return createDecipheriv('aes-128-ctr', keys.cipher, start).update(text);
  }
}

function startOfReport(keys: Keys, source: number, count: number): Buffer {
  return startValue(keys, source, count >>> 16, count & 0xffff);
}

/** Seals the reports of one side. */
export class ReportSealer {
  private readonly keys: Keys;
  private count = 0;

  constructor(master: MasterKeys) {
    this.keys = keysFor(master, REPORT_KEYS);
  }

  seal(report: Buffer): Buffer {
    const { keys } = this;
    this.count += 1;
    const head = report.subarray(0, REPORT_HEAD_BYTES);
    const rest = report.subarray(REPORT_HEAD_BYTES);
    const counted = Buffer.alloc(REPORT_COUNT_BYTES);
    counted.writeUInt32BE((IS_SEALED | this.count) >>> 0, 0);
    const start = startOfReport(keys, report.readUInt32BE(4), this.count);
    if (keys.seal === 'gcm') {
      const cipher = createCipheriv('aes-128-gcm', keys.cipher, start);
      cipher.setAAD(Buffer.concat([head, counted]));
      const text = cipher.update(rest);
      cipher.final();
      return Buffer.concat([head, text, cipher.getAuthTag(), counted]);
    }
    const text = createCipheriv('aes-128-ctr', keys.cipher, start).update(rest);
    return Buffer.concat([head, text, counted, tagOf(keys, [head, text, counted])]);
  }
}

/** Opens the reports of one side, each of them once. */
export class ReportOpener {
  private readonly keys: Keys;
  private highest = -1;

  constructor(master: MasterKeys) {
    this.keys = keysFor(master, REPORT_KEYS);
  }

  /** Undefined for what has the wrong seal, or is no newer than the last. */
  open(packet: Buffer): Buffer | undefined {
    const { keys } = this;
    const tagBytes = TAG_BYTES[keys.seal];
    const textEnd = packet.length - tagBytes - REPORT_COUNT_BYTES;
    if (textEnd < REPORT_HEAD_BYTES) return undefined;
    const countAt = keys.seal === 'gcm' ? packet.length - REPORT_COUNT_BYTES : textEnd;
    const counted = packet.subarray(countAt, countAt + REPORT_COUNT_BYTES);
    const count = (counted.readUInt32BE(0) & ~IS_SEALED) >>> 0;
    if (counted.readUInt8(0) < 128 || count <= this.highest) return undefined;
    const head = packet.subarray(0, REPORT_HEAD_BYTES);
    const text = packet.subarray(REPORT_HEAD_BYTES, textEnd);
    const start = startOfReport(keys, packet.readUInt32BE(4), count);
    const clear =
      keys.seal === 'gcm'
        ? opened(
            keys,
            start,
            Buffer.concat([head, counted]),
            text,
            packet.subarray(textEnd, textEnd + tagBytes),
          )
        : this.unsealCounter(packet, start, text);
    if (clear === undefined) return undefined;
    this.highest = count;
    return Buffer.concat([head, clear]);
  }

  private unsealCounter(packet: Buffer, start: Buffer, text: Buffer): Buffer | undefined {
    const tagAt = packet.length - TAG_BYTES.ctr;
    if (!isSame(packet.subarray(tagAt), tagOf(this.keys, [packet.subarray(0, tagAt)]))) {
      return undefined;
    }
    return createDecipheriv('aes-128-ctr', this.keys.cipher, start).update(text);
  }
}
