/** Reads a protocol buffer without its schema. Format: https://protobuf.dev/programming-guides/encoding/ */

export type ProtobufEntry =
  | { readonly field: number; readonly kind: 'integer'; readonly value: number }
  | { readonly field: number; readonly kind: 'float'; readonly value: number }
  | { readonly field: number; readonly kind: 'bytes'; readonly value: Uint8Array };

const WIRE_INTEGER = 0;
const WIRE_BYTES = 2;
const WIRE_32_BITS = 5;

/** The entries of one message, in order. Throws RangeError on a wire type that our file does not use. */
export function readMessage(bytes: Uint8Array): readonly ProtobufEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ProtobufEntry[] = [];
  let position = 0;
  const readInteger = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = view.getUint8(position);
      position += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (position < bytes.length) {
    const tag = readInteger();
    const field = tag >>> 3;
    const wireType = tag & 7;
    if (wireType === WIRE_INTEGER) {
      entries.push({ field, kind: 'integer', value: readInteger() });
    } else if (wireType === WIRE_32_BITS) {
      entries.push({ field, kind: 'float', value: view.getFloat32(position, true) });
      position += 4;
    } else if (wireType === WIRE_BYTES) {
      const length = readInteger();
      entries.push({ field, kind: 'bytes', value: bytes.subarray(position, position + length) });
      position += length;
    } else {
      throw new RangeError(`wire type ${wireType} at byte ${position}`);
    }
  }
  return entries;
}
