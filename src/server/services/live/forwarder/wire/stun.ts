/**
 * The checks by which a browser finds a path to us (STUN, RFC 8489), and our answers: we can be found,
 * but look for nobody ourselves (ICE lite, RFC 8445).
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const HEADER_BYTES = 20;
const COOKIE = 0x2112_a442;
const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;
const BINDING_ERROR = 0x0111;

const USERNAME = 0x0006;
const MESSAGE_INTEGRITY = 0x0008;
const ERROR_CODE = 0x0009;
const XOR_MAPPED_ADDRESS = 0x0020;
const PRIORITY = 0x0024;
const USE_CANDIDATE = 0x0025;
const ICE_CONTROLLED = 0x8029;
const FINGERPRINT = 0x8028;

const INTEGRITY_BYTES = 20;
const ATTRIBUTE_HEAD_BYTES = 4;
const FINGERPRINT_XOR = 0x5354_554e;
const IPV4 = 1;

/** A check that came. Nothing in it may be trusted until `isSignedWith` says so. */
export interface BindingRequest {
  readonly transaction: Buffer;
  /** The name that we gave this connection (`ice-ufrag`). */
  readonly name: string;
  /** How good the sender considers the path that this came by. */
  readonly priority: number;
  /** Whether the sender chooses this path. */
  readonly isChosen: boolean;
  /** Whether the sender leaves the choice to us; we never make it. */
  readonly leavesChoice: boolean;
  readonly isSignedWith: (password: string) => boolean;
}

/** Whether a datagram is a message of this protocol: all protocols share a port (RFC 7983). */
export function isStun(datagram: Buffer): boolean {
  return datagram.length >= HEADER_BYTES && datagram.readUInt8(0) < 4;
}

/** A copy of a message with another length in its header, as the checksums over a message require. */
function withLength(message: Buffer, length: number): Buffer {
  const copy = Buffer.from(message);
  copy.writeUInt16BE(length, 2);
  return copy;
}

function sumOf(password: string, message: Buffer): Buffer {
  const length = message.length - HEADER_BYTES + ATTRIBUTE_HEAD_BYTES + INTEGRITY_BYTES;
  return createHmac('sha1', password).update(withLength(message, length)).digest();
}

/** Reads a check; undefined for whatever else came. */
export function readBindingRequest(message: Buffer): BindingRequest | undefined {
  const isRequest =
    message.length >= HEADER_BYTES &&
    message.readUInt16BE(0) === BINDING_REQUEST &&
    message.readUInt16BE(2) === message.length - HEADER_BYTES &&
    message.readUInt32BE(4) === COOKIE;
  if (!isRequest) return undefined;
  let name = '';
  let priority = 0;
  let isChosen = false;
  let leavesChoice = false;
  let at = HEADER_BYTES;
  while (at + ATTRIBUTE_HEAD_BYTES <= message.length) {
    const type = message.readUInt16BE(at);
    const length = message.readUInt16BE(at + 2);
    const value = message.subarray(at + ATTRIBUTE_HEAD_BYTES, at + ATTRIBUTE_HEAD_BYTES + length);
    if (value.length !== length) return undefined;
    // What comes after the signature is not signed.
    if (type === MESSAGE_INTEGRITY) break;
    if (type === USERNAME) name = value.toString('utf8').split(':', 1)[0] ?? '';
    if (type === PRIORITY && length === 4) priority = value.readUInt32BE(0);
    if (type === USE_CANDIDATE) isChosen = true;
    if (type === ICE_CONTROLLED) leavesChoice = true;
    at += ATTRIBUTE_HEAD_BYTES + length + ((4 - (length % 4)) % 4);
  }
  const signed = message.subarray(0, at);
  const signature = message.subarray(at + ATTRIBUTE_HEAD_BYTES).subarray(0, INTEGRITY_BYTES);
  return {
    transaction: message.subarray(8, HEADER_BYTES),
    name,
    priority,
    isChosen,
    leavesChoice,
    isSignedWith: (password) =>
      signature.length === INTEGRITY_BYTES && timingSafeEqual(signature, sumOf(password, signed)),
  };
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(ATTRIBUTE_HEAD_BYTES);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

/** Writes a message with its signature and its checksum. */
export function writeStun(
  type: number,
  transaction: Buffer,
  attributes: readonly Buffer[],
  password: string,
): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(type, 0);
  head.writeUInt32BE(COOKIE, 4);
  const unsigned = Buffer.concat([head, transaction, ...attributes]);
  const signed = Buffer.concat([unsigned, attribute(MESSAGE_INTEGRITY, sumOf(password, unsigned))]);
  const length = signed.length - HEADER_BYTES + ATTRIBUTE_HEAD_BYTES + 4;
  const whole = withLength(signed, length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc32(whole) ^ FINGERPRINT_XOR) >>> 0, 0);
  return Buffer.concat([whole, attribute(FINGERPRINT, sum)]);
}

/** Answers a check that came from this IPv4 address and port: we hear you, and this is how we see you. */
export function writeBindingAnswer(
  { transaction }: Pick<BindingRequest, 'transaction'>,
  from: { readonly address: string; readonly port: number },
  password: string,
): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt8(IPV4, 1);
  value.writeUInt16BE(from.port ^ (COOKIE >>> 16), 2);
  const address = from.address
    .split('.')
    .reduce((sum, part) => (sum * 256 + Number(part)) >>> 0, 0);
  value.writeUInt32BE((address ^ COOKIE) >>> 0, 4);
  return writeStun(BINDING_SUCCESS, transaction, [attribute(XOR_MAPPED_ADDRESS, value)], password);
}

/** Answers a sender that leaves the choice of the path to us: it has to choose itself. */
export function writeRoleConflict(
  { transaction }: Pick<BindingRequest, 'transaction'>,
  password: string,
): Buffer {
  const roleConflict = Buffer.from([0, 0, 4, 87]);
  return writeStun(BINDING_ERROR, transaction, [attribute(ERROR_CODE, roleConflict)], password);
}

/** Writes a check as a browser would send it, for programs that stand in for browsers. */
export function writeBindingRequest(
  transaction: Buffer,
  { name, password }: { readonly name: string; readonly password: string },
): Buffer {
  const priority = Buffer.alloc(4);
  priority.writeUInt32BE(1_845_501_695, 0);
  return writeStun(
    BINDING_REQUEST,
    transaction,
    [
      attribute(USERNAME, Buffer.from(`${name}:load`)),
      attribute(PRIORITY, priority),
      attribute(USE_CANDIDATE, Buffer.alloc(0)),
    ],
    password,
  );
}
