/** The header of a packet of picture or sound (RTP, RFC 3550). */

export const RTP_HEAD_BYTES = 12;
const CONTRIBUTOR_BYTES = 4;
/** Extensions of one byte each, and of two (RFC 8285). */
const ONE_BYTE = 0xbede;
const TWO_BYTES = 0x1000;

export interface RtpHead {
  readonly marker: boolean;
  readonly payloadType: number;
  /** 16 bits. */
  readonly sequence: number;
  /** 32 bits, of the medium's own clock. */
  readonly timestamp: number;
  /** Which of a sender's streams it is. */
  readonly source: number;
  readonly isPadded: boolean;
  /** Bytes of the header with its extensions. */
  readonly length: number;
}

/** Reads a packet's header; undefined if there is none. */
export function readRtpHead(packet: Buffer): RtpHead | undefined {
  if (packet.length < RTP_HEAD_BYTES) return undefined;
  const first = packet.readUInt8(0);
  const second = packet.readUInt8(1);
  if (first >> 6 !== 2) return undefined;
  let length = RTP_HEAD_BYTES + (first & 0x0f) * CONTRIBUTOR_BYTES;
  if ((first & 0x10) !== 0) {
    if (packet.length < length + 4) return undefined;
    length += 4 + packet.readUInt16BE(length + 2) * 4;
  }
  if (packet.length < length) return undefined;
  return {
    marker: second >= 128,
    payloadType: second & 0x7f,
    sequence: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    source: packet.readUInt32BE(8),
    isPadded: (first & 0x20) !== 0,
    length,
  };
}

/** Finds an extension of the header by the number that was agreed for it. */
export function extensionOf(packet: Buffer, { length }: RtpHead, id: number): Buffer | undefined {
  const first = packet.readUInt8(0);
  if ((first & 0x10) === 0) return undefined;
  const start = RTP_HEAD_BYTES + (first & 0x0f) * CONTRIBUTOR_BYTES;
  const profile = packet.readUInt16BE(start);
  let at = start + 4;
  while (at < length) {
    const head = packet.readUInt8(at);
    if (head === 0) {
      at += 1;
      continue;
    }
    let own: number;
    let size: number;
    if (profile === ONE_BYTE) {
      own = head >> 4;
      size = (head & 0x0f) + 1;
      at += 1;
    } else if ((profile & 0xfff0) === TWO_BYTES && at + 1 < length) {
      own = head;
      size = packet.readUInt8(at + 1);
      at += 2;
    } else return undefined;
    if (at + size > length) return undefined;
    if (own === id) return packet.subarray(at, at + size);
    at += size;
  }
  return undefined;
}

/** Removes the padding of a packet. */
export function withoutPadding(payload: Buffer, { isPadded }: RtpHead): Buffer {
  if (!isPadded || payload.length === 0) return payload;
  const padding = payload.readUInt8(payload.length - 1);
  return payload.subarray(0, Math.max(0, payload.length - padding));
}

export function writeRtpHead({
  marker,
  payloadType,
  sequence,
  timestamp,
  source,
}: Pick<RtpHead, 'marker' | 'payloadType' | 'sequence' | 'timestamp' | 'source'>): Buffer {
  const head = Buffer.allocUnsafe(RTP_HEAD_BYTES);
  head.writeUInt8(0x80, 0);
  head.writeUInt8((marker ? 0x80 : 0) | payloadType, 1);
  head.writeUInt16BE(sequence, 2);
  head.writeUInt32BE(timestamp, 4);
  head.writeUInt32BE(source, 8);
  return head;
}
