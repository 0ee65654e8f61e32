/** Reports about packets of picture and sound (RTCP, RFC 3550 and 4585). */

const SENDER_REPORT = 200;
const RECEIVER_REPORT = 201;
const DESCRIPTION = 202;
const TRANSPORT_FEEDBACK = 205;
const PAYLOAD_FEEDBACK = 206;

const LOST_PACKETS = 1;
const WIDE_ARRIVALS = 15;
const PICTURE_LOST = 1;
const FULL_PICTURE = 4;

const WORD_BYTES = 4;
const BLOCK_BYTES = 24;
const CNAME = 1;
/** A report names no more lost packets than these. */
const MOST_LOST = 256;

/** What a sender says of the clocks: this time of day was this time of the medium. */
export interface ClockReport {
  readonly source: number;
  /** Seconds since 1900 and their 2^32nd parts. */
  readonly time: Buffer;
  readonly mediaTime: number;
}

export type Report =
  | { readonly kind: 'lost'; readonly source: number; readonly sequences: readonly number[] }
  | { readonly kind: 'keyframe-wanted' }
  | { readonly kind: 'clock'; readonly clock: ClockReport }
  /** @property lost the part that was lost since the last report, 0 to 1 */
  | { readonly kind: 'received'; readonly source: number; readonly lost: number };

function lostIn(packet: Buffer): readonly number[] {
  const sequences: number[] = [];
  for (let at = 12; at + WORD_BYTES <= packet.length; at += WORD_BYTES) {
    const first = packet.readUInt16BE(at);
    const others = packet.readUInt16BE(at + 2);
    sequences.push(first);
    for (let bit = 0; bit < 16; bit += 1) {
      if (((others >> bit) & 1) === 1) sequences.push((first + bit + 1) & 0xffff);
    }
    if (sequences.length > MOST_LOST) break;
  }
  return sequences;
}

function blocksIn(packet: Buffer, start: number, count: number): readonly Report[] {
  const reports: Report[] = [];
  for (let place = 0; place < count; place += 1) {
    const at = start + place * BLOCK_BYTES;
    if (at + BLOCK_BYTES > packet.length) break;
    reports.push({
      kind: 'received',
      source: packet.readUInt32BE(at),
      lost: packet.readUInt8(at + 4) / 256,
    });
  }
  return reports;
}

function readOne(packet: Buffer): readonly Report[] {
  const count = packet.readUInt8(0) & 0x1f;
  const type = packet.readUInt8(1);
  if (type === SENDER_REPORT && packet.length >= 28) {
    const clock = {
      source: packet.readUInt32BE(4),
      time: packet.subarray(8, 16),
      mediaTime: packet.readUInt32BE(16),
    };
    return [{ kind: 'clock', clock }, ...blocksIn(packet, 28, count)];
  }
  if (type === RECEIVER_REPORT) return blocksIn(packet, 8, count);
  if (type === TRANSPORT_FEEDBACK && count === LOST_PACKETS && packet.length >= 16) {
    return [{ kind: 'lost', source: packet.readUInt32BE(8), sequences: lostIn(packet) }];
  }
  if (type === PAYLOAD_FEEDBACK && (count === PICTURE_LOST || count === FULL_PICTURE)) {
    return [{ kind: 'keyframe-wanted' }];
  }
  return [];
}

/** Reads what came in one datagram, as far as it can be read. */
export function readReports(datagram: Buffer): readonly Report[] {
  const reports: Report[] = [];
  let at = 0;
  while (at + 8 <= datagram.length) {
    const end = at + (datagram.readUInt16BE(at + 2) + 1) * WORD_BYTES;
    if (datagram.readUInt8(at) >> 6 !== 2 || end > datagram.length) break;
    reports.push(...readOne(datagram.subarray(at, end)));
    at = end;
  }
  return reports;
}

function written(count: number, type: number, body: Buffer): Buffer {
  const head = Buffer.alloc(WORD_BYTES);
  head.writeUInt8(0x80 | count, 0);
  head.writeUInt8(type, 1);
  head.writeUInt16BE(body.length / WORD_BYTES, 2);
  return Buffer.concat([head, body]);
}

function words(...values: readonly number[]): Buffer {
  const body = Buffer.alloc(values.length * WORD_BYTES);
  values.forEach((value, place) => body.writeUInt32BE(value >>> 0, place * WORD_BYTES));
  return body;
}

/** Asks for a keyframe: a picture that needs none before it. */
export function askForKeyframe(own: number, source: number): Buffer {
  return written(PICTURE_LOST, PAYLOAD_FEEDBACK, words(own, source));
}

/** Asks for packets again; `sequences` in ascending order as they were sent, 16 bits each. */
export function askForLost(own: number, source: number, sequences: readonly number[]): Buffer {
  const entries: number[] = [];
  let place = 0;
  while (place < sequences.length) {
    const first = sequences[place] ?? 0;
    let others = 0;
    place += 1;
    while (place < sequences.length) {
      const ahead = ((sequences[place] ?? 0) - first) & 0xffff;
      if (ahead < 1 || ahead > 16) break;
      others |= 1 << (ahead - 1);
      place += 1;
    }
    entries.push(first * 65_536 + others);
  }
  return written(LOST_PACKETS, TRANSPORT_FEEDBACK, words(own, source, ...entries));
}

/** What we know of a stream that comes in. */
export interface Reception {
  readonly source: number;
  /** The part that was lost since the last report, 0 to 1. */
  readonly lost: number;
  readonly lostInAll: number;
  /** The lowest 32 bits of the newest packet's number. */
  readonly highest: number;
  /** The middle of the last clock report's time, and how long ago it came, in seconds / 65,536. */
  readonly lastClock: number;
  readonly sinceClock: number;
}

export function writeReception(own: number, streams: readonly Reception[]): Buffer {
  const blocks = streams.map((stream) =>
    words(
      stream.source,
      Math.min(255, Math.round(stream.lost * 256)) * 0x100_0000 +
        Math.min(0x7f_ffff, Math.max(0, stream.lostInAll)),
      stream.highest,
      0,
      stream.lastClock,
      stream.sinceClock,
    ),
  );
  return written(streams.length, RECEIVER_REPORT, Buffer.concat([words(own), ...blocks]));
}

/** Reports the clocks of a stream, by which sound and picture are synchronized. */
export function writeClock(
  { source, time, mediaTime }: ClockReport,
  sent: { readonly packets: number; readonly bytes: number },
  name: string,
): Buffer {
  const report = Buffer.concat([words(source), time, words(mediaTime, sent.packets, sent.bytes)]);
  const text = Buffer.from(name);
  const item = Buffer.concat([words(source), Buffer.from([CNAME, text.length]), text]);
  const end = Buffer.alloc(WORD_BYTES - (item.length % WORD_BYTES));
  return Buffer.concat([
    written(0, SENDER_REPORT, report),
    written(1, DESCRIPTION, Buffer.concat([item, end])),
  ]);
}

/**
 * Reports when packets came, from which a sender works out how much the path can carry. See
 * `wide-arrivals.ts`.
 */
export function writeWideArrivals(own: number, source: number, content: Buffer): Buffer {
  const padding = Buffer.alloc((WORD_BYTES - (content.length % WORD_BYTES)) % WORD_BYTES);
  return written(
    WIDE_ARRIVALS,
    TRANSPORT_FEEDBACK,
    Buffer.concat([words(own, source), content, padding]),
  );
}
