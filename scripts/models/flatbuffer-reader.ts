/**
 * Walks a FlatBuffer without its generated code. Positions are byte offsets from the start of the buffer;
 * 0 stands for "not there", because position 0 holds the root offset and can never be an object.
 *
 * Format: https://flatbuffers.dev/internals/
 */

export class FlatbufferReader {
  private readonly view: DataView;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Position of the root table. */
  get root(): number {
    return this.view.getUint32(0, true);
  }

  /** Position of an inline field of a table, or 0 when the table leaves it out. */
  field(table: number, index: number): number {
    const virtualTable = table - this.view.getInt32(table, true);
    const entry = 4 + 2 * index;
    if (entry >= this.view.getUint16(virtualTable, true)) return 0;
    const offset = this.view.getUint16(virtualTable + entry, true);
    return offset === 0 ? 0 : table + offset;
  }

  /** Position of the object that a field refers to, or 0. */
  reference(table: number, index: number): number {
    const position = this.field(table, index);
    return position === 0 ? 0 : position + this.view.getUint32(position, true);
  }

  /** Unsigned 32-bit field, `absent` when the table leaves it out. */
  uint32(table: number, index: number, absent = 0): number {
    const position = this.field(table, index);
    return position === 0 ? absent : this.view.getUint32(position, true);
  }

  /** Positions of the objects in a vector of references. */
  references(vector: number): readonly number[] {
    return this.elements(vector, (position) => position + this.view.getUint32(position, true));
  }

  /** Values of a vector of 32-bit integers. */
  integers(vector: number): readonly number[] {
    return this.elements(vector, (position) => this.view.getInt32(position, true));
  }

  /** Text of a string object; empty when it is not there. */
  text(string: number): string {
    if (string === 0) return '';
    const start = string + 4;
    return new TextDecoder().decode(
      this.bytes.subarray(start, start + this.view.getUint32(string, true)),
    );
  }

  private elements(vector: number, read: (position: number) => number): readonly number[] {
    if (vector === 0) return [];
    return Array.from({ length: this.view.getUint32(vector, true) }, (_, index) =>
      read(vector + 4 + 4 * index),
    );
  }
}
