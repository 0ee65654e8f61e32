/**
 * The duration of a film, written into the head of its WebM file. Browsers record without knowing how long it will be and leave
 * it out; players then show no length and cannot be moved through the film. The format is EBML (RFC 8794) with the elements of
 * Matroska (RFC 9559): each is an id, a size and its contents.
 */

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const DURATION = 0x4489;
const TIMESTAMP_SCALE = 0x2ad7b1;
/** Nanoseconds of a tick, where the file does not say. */
const DEFAULT_SCALE = 1_000_000;

interface Element {
  readonly id: number;
  /** Where its size is written, and where its contents are. */
  readonly sizeAt: number;
  readonly start: number;
  /** Where the contents end; the end of the bytes where its size is unknown. */
  readonly end: number;
}

/** A number of one to eight bytes whose first byte says how many; null where the bytes end before it. */
function readVint(
  bytes: Uint8Array,
  at: number,
  keepsMarker: boolean,
): { readonly value: number; readonly length: number; readonly isUnknown: boolean } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (let place = 1; place < length; place += 1) {
    const byte = bytes[at + place] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

function* elementsIn(bytes: Uint8Array, from: number, to: number): Generator<Element> {
  let at = from;
  while (at < to) {
    const id = readVint(bytes, at, true);
    const size = id === null ? null : readVint(bytes, at + id.length, false);
    if (id === null || size === null) return;
    const sizeAt = at + id.length;
    const start = sizeAt + size.length;
    const end = size.isUnknown ? to : Math.min(to, start + size.value);
    yield { id: id.value, sizeAt, start, end };
    at = end;
  }
}

function find(bytes: Uint8Array, id: number, from: number, to: number): Element | undefined {
  return [...elementsIn(bytes, from, to)].find((element) => element.id === id);
}

/** Eight bytes, so that any size fits. */
function writtenSize(size: number): Uint8Array<ArrayBuffer> {
  const written = new Uint8Array(8);
  new DataView(written.buffer).setBigUint64(0, BigInt(size) | (1n << 56n));
  return written;
}

/**
 * The head of a recorded film with its duration.
 *
 * @param head the first bytes of the file, with all of the element Info in them; they are left as they are
 * @returns null where that is no such head, or it names a duration already
 */
export function withDuration(
  head: Uint8Array,
  milliseconds: number,
): readonly Uint8Array<ArrayBuffer>[] | null {
  const segment = find(head, SEGMENT, 0, head.length);
  if (segment === undefined) return null;
  // A segment of known size would have to be written again, too; no browser records one.
  if (readVint(head, segment.sizeAt, false)?.isUnknown !== true) return null;
  const info = find(head, INFO, segment.start, segment.end);
  if (info === undefined || find(head, DURATION, info.start, info.end) !== undefined) return null;
  const scale = find(head, TIMESTAMP_SCALE, info.start, info.end);
  const nanoseconds = scale === undefined ? DEFAULT_SCALE : numberIn(head, scale);
  const duration = new Uint8Array(11);
  duration.set([0x44, 0x89, 0x88]);
  new DataView(duration.buffer).setFloat64(3, (milliseconds * 1e6) / nanoseconds);
  return [
    head.slice(0, info.sizeAt),
    writtenSize(info.end - info.start + duration.length),
    head.slice(info.start, info.end),
    duration,
    head.slice(info.end),
  ];
}

function numberIn(bytes: Uint8Array, { start, end }: Element): number {
  return bytes.subarray(start, end).reduce((value, byte) => value * 256 + byte, 0);
}
