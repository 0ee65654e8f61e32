/**
 * Writes new FlatBuffer objects *in front of* an existing buffer, whose bytes stay as they are.
 *
 * References in a FlatBuffer only point forwards. So a new root, followed by the objects that change, may
 * point into the old bytes behind it, and a model is edited without moving a single weight. Several such
 * prefixes can share the same old bytes.
 */

/** An object of the old buffer, by its position there. */
export interface OriginalObject {
  readonly kind: 'original';
  readonly position: number;
}

export interface NewTable {
  readonly kind: 'table';
  readonly fields: readonly TableField[];
}

export type TableField =
  | { readonly index: number; readonly uint32: number }
  | { readonly index: number; readonly reference: FlatbufferObject };

export interface ReferenceVector {
  readonly kind: 'references';
  readonly items: readonly FlatbufferObject[];
}

export interface IntegerVector {
  readonly kind: 'integers';
  readonly values: readonly number[];
}

export interface NewString {
  readonly kind: 'string';
  readonly text: string;
}

type NewObject = NewTable | ReferenceVector | IntegerVector | NewString;
export type FlatbufferObject = OriginalObject | NewObject;

export interface PrefixOptions {
  /** Root table of the new buffer. */
  readonly root: NewTable;
  /** Four-character file identifier, e.g. `TFL3`. */
  readonly identifier: string;
  /** Bytes that will lie between this prefix and the old buffer: a multiple of `PREFIX_ALIGNMENT`. */
  readonly gap: number;
}

/** Prefixes are padded to this many bytes, so that the old buffer keeps its alignment behind them. */
export const PREFIX_ALIGNMENT = 64;

/** Every field that we write (an unsigned 32-bit number or a reference) takes four bytes. */
const FIELD_SIZE = 4;
/** A table starts with the signed distance to its virtual table. */
const TABLE_HEADER_SIZE = 4;
/** A virtual table starts with its own size and the size of its table. */
const VIRTUAL_TABLE_HEADER_SIZE = 4;
const LENGTH_SIZE = 4;
/** Root reference and file identifier. */
const FILE_HEADER_SIZE = 8;

/** The bytes to put in front of the old buffer (with `gap` bytes of something else between them). */
export function writeFlatbufferPrefix({
  root,
  identifier,
  gap,
}: PrefixOptions): Uint8Array<ArrayBuffer> {
  if (gap % PREFIX_ALIGNMENT !== 0)
    throw new RangeError(`gap ${gap} is not a multiple of ${PREFIX_ALIGNMENT}`);
  const { positions, end } = layOut(root);
  const size = align(end, PREFIX_ALIGNMENT);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);

  const positionOf = (object: FlatbufferObject): number => {
    if (object.kind === 'original') return size + gap + object.position;
    const position = positions.get(object);
    if (position === undefined) throw new Error('an object was referred to before it was laid out');
    return position;
  };
  const writeReference = (at: number, target: FlatbufferObject): void => {
    view.setUint32(at, positionOf(target) - at, true);
  };

  writeReference(0, root);
  bytes.set(new TextEncoder().encode(identifier), 4);
  for (const [object, position] of positions) {
    switch (object.kind) {
      case 'table': {
        const virtualTable = position - virtualTableSpace(object);
        view.setInt32(position, position - virtualTable, true);
        view.setUint16(virtualTable, virtualTableSize(object), true);
        view.setUint16(virtualTable + 2, tableSize(object), true);
        for (const [order, field] of object.fields.entries()) {
          const offset = TABLE_HEADER_SIZE + FIELD_SIZE * order;
          view.setUint16(virtualTable + VIRTUAL_TABLE_HEADER_SIZE + 2 * field.index, offset, true);
          if ('uint32' in field) view.setUint32(position + offset, field.uint32, true);
          else writeReference(position + offset, field.reference);
        }
        break;
      }
      case 'references':
        view.setUint32(position, object.items.length, true);
        for (const [index, item] of object.items.entries()) {
          writeReference(position + LENGTH_SIZE + 4 * index, item);
        }
        break;
      case 'integers':
        view.setUint32(position, object.values.length, true);
        for (const [index, value] of object.values.entries()) {
          view.setInt32(position + LENGTH_SIZE + 4 * index, value, true);
        }
        break;
      case 'string': {
        const text = new TextEncoder().encode(object.text);
        view.setUint32(position, text.length, true);
        bytes.set(text, position + LENGTH_SIZE);
        break;
      }
    }
  }
  return bytes;
}

/** Places each new object after all objects that refer to it (breadth first from the root). */
function layOut(root: NewTable): { positions: ReadonlyMap<NewObject, number>; end: number } {
  const positions = new Map<NewObject, number>();
  const waiting: FlatbufferObject[] = [root];
  let end = FILE_HEADER_SIZE;
  for (const object of waiting) {
    if (object.kind === 'original' || positions.has(object)) continue;
    if (object.kind === 'table') {
      end = align(end, 4) + virtualTableSpace(object);
      for (const field of object.fields) if ('reference' in field) waiting.push(field.reference);
    } else {
      end = align(end, 4);
      if (object.kind === 'references') waiting.push(...object.items);
    }
    positions.set(object, end);
    end += objectSize(object);
  }
  return { positions, end };
}

function objectSize(object: NewObject): number {
  if (object.kind === 'table') return tableSize(object);
  if (object.kind === 'references') return LENGTH_SIZE + 4 * object.items.length;
  if (object.kind === 'integers') return LENGTH_SIZE + 4 * object.values.length;
  return LENGTH_SIZE + new TextEncoder().encode(object.text).length + 1;
}

function tableSize(table: NewTable): number {
  return TABLE_HEADER_SIZE + FIELD_SIZE * table.fields.length;
}

function virtualTableSize(table: NewTable): number {
  const slots = 1 + Math.max(-1, ...table.fields.map(({ index }) => index));
  return VIRTUAL_TABLE_HEADER_SIZE + 2 * slots;
}

/** Bytes for the virtual table in front of its table; the table has to be aligned to four bytes. */
function virtualTableSpace(table: NewTable): number {
  return align(virtualTableSize(table), 4);
}

function align(position: number, to: number): number {
  return Math.ceil(position / to) * to;
}
