/** Writes a glTF 2.0 file in its binary form (Khronos, glTF 2.0 specification, section 4.4). */

export interface GlbMesh {
  /** Metres, y up, z to the front; three floats for each vertex. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** From the top left of the picture, in [0, 1]; two floats for each vertex. */
  readonly textureCoordinates: Float32Array;
  /** Three vertices for each triangle, counterclockwise from outside. */
  readonly triangles: Uint16Array;
}

export interface GlbPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'image/png';
}

const MAGIC = 0x46_54_6c_67;
const VERSION = 2;
const JSON_CHUNK = 0x4e_4f_53_4a;
const BINARY_CHUNK = 0x00_4e_49_42;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;
const CLAMP_TO_EDGE = 33_071;

/**
 * One mesh with one picture on it. The picture has its own light in it: programs that know of `KHR_materials_unlit`
 * show it as it is, and others light it as a matte surface.
 *
 * @param caption what has to be stated about the picture, written on the file and on its face; null where
 * nothing has to be
 */
export function writeGlb(
  mesh: GlbMesh,
  picture: GlbPicture,
  name: string,
  caption: string | null = null,
): Uint8Array<ArrayBuffer> {
  const parts = [
    bytesOf(mesh.positions),
    bytesOf(mesh.normals),
    bytesOf(mesh.textureCoordinates),
    bytesOf(mesh.triangles),
    picture.bytes,
  ];
  const starts: number[] = [];
  let length = 0;
  for (const part of parts) {
    starts.push(length);
    length += aligned(part.length);
  }
  const view = (place: number, target?: number) => ({
    buffer: 0,
    byteOffset: starts[place] ?? 0,
    byteLength: parts[place]?.length ?? 0,
    ...(target === undefined ? {} : { target }),
  });
  const vertexCount = mesh.positions.length / 3;
  const extras = caption === null ? {} : { extras: { caption } };
  const json = {
    asset: { version: '2.0', generator: 'Lookglass', ...extras },
    extensionsUsed: ['KHR_materials_unlit'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    // Programs show the extras of a node, but few show those of the file.
    nodes: [{ mesh: 0, name, ...extras }],
    meshes: [
      {
        name,
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 },
        ],
      },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: FLOAT,
        count: vertexCount,
        type: 'VEC3',
        ...extentOf(mesh.positions),
      },
      { bufferView: 1, componentType: FLOAT, count: vertexCount, type: 'VEC3' },
      { bufferView: 2, componentType: FLOAT, count: vertexCount, type: 'VEC2' },
      {
        bufferView: 3,
        componentType: UNSIGNED_SHORT,
        count: mesh.triangles.length,
        type: 'SCALAR',
      },
    ],
    materials: [
      {
        name,
        pbrMetallicRoughness: {
          baseColorTexture: { index: 0 },
          metallicFactor: 0,
          roughnessFactor: 0.9,
        },
        doubleSided: true,
        extensions: { KHR_materials_unlit: {} },
      },
    ],
    textures: [{ sampler: 0, source: 0 }],
    samplers: [
      {
        magFilter: LINEAR,
        minFilter: LINEAR_MIPMAP_LINEAR,
        wrapS: CLAMP_TO_EDGE,
        wrapT: CLAMP_TO_EDGE,
      },
    ],
    images: [{ bufferView: 4, mimeType: picture.type, name }],
    bufferViews: [
      view(0, ARRAY_BUFFER),
      view(1, ARRAY_BUFFER),
      view(2, ARRAY_BUFFER),
      view(3, ELEMENT_ARRAY_BUFFER),
      view(4),
    ],
    buffers: [{ byteLength: length }],
  };
  return assembled(new TextEncoder().encode(JSON.stringify(json)), parts, starts, length);
}

function assembled(
  json: Uint8Array,
  parts: readonly Uint8Array[],
  starts: readonly number[],
  length: number,
): Uint8Array<ArrayBuffer> {
  const jsonLength = aligned(json.length);
  const total = HEADER_BYTES + 2 * CHUNK_HEADER_BYTES + jsonLength + length;
  const file = new Uint8Array(total);
  const words = new DataView(file.buffer);
  const write = (at: number, ...values: readonly number[]): void => {
    values.forEach((value, place) => {
      words.setUint32(at + 4 * place, value, true);
    });
  };
  write(0, MAGIC, VERSION, total, jsonLength, JSON_CHUNK);
  const text = HEADER_BYTES + CHUNK_HEADER_BYTES;
  // A chunk of JSON is padded with spaces.
  file.fill(0x20, text, text + jsonLength);
  file.set(json, text);
  write(text + jsonLength, length, BINARY_CHUNK);
  const binary = text + jsonLength + CHUNK_HEADER_BYTES;
  parts.forEach((part, place) => {
    file.set(part, binary + (starts[place] ?? 0));
  });
  return file;
}

/** Every part starts at a multiple of four bytes. */
function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** In this machine's byte order, which is glTF's own (little-endian) on every machine with a browser. */
function bytesOf(values: Float32Array | Uint16Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function extentOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, place) => {
    const axis = place % 3;
    min[axis] = Math.min(min[axis] ?? value, value);
    max[axis] = Math.max(max[axis] ?? value, value);
  });
  return { min, max };
}
