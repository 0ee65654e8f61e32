/**
 * Reads the canonical face out of MediaPipe's geometry metadata and writes it as the engine's tables:
 *
 *     npx tsx scripts/models/canonical-face.ts
 *
 * The tables are part of the source (they are small, and drawing and its tests then need no build); run this
 * only after a deliberate update of the package.
 */

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { openPackedAssets } from './package-reader.ts';
import { readMessage } from './protobuf-reader.ts';
import { CANONICAL_FACE } from './sources.ts';

/** Field numbers: mediapipe/modules/face_geometry/protos/geometry_pipeline_metadata.proto, mesh_3d.proto. */
const METADATA = { canonicalMesh: 1 } as const;
const MESH = { vertexBuffer: 3, indexBuffer: 4 } as const;
/** A vertex is a position and a texture coordinate. */
const VALUES_PER_VERTEX = 5;

export interface CanonicalFace {
  /** x, y, z in centimetres, y upwards, z towards the viewer. */
  readonly positions: readonly number[];
  /** u and v in [0, 1], v downwards. */
  readonly textureCoordinates: readonly number[];
  /** Three vertices each. */
  readonly triangles: readonly number[];
}

export function readCanonicalFace(metadata: Uint8Array): CanonicalFace {
  const mesh = readMessage(metadata).find(({ field }) => field === METADATA.canonicalMesh);
  if (mesh?.kind !== 'bytes') throw new Error('The metadata holds no canonical mesh.');
  const values = readMessage(mesh.value);
  const vertices = values.flatMap((entry) =>
    entry.kind === 'float' && entry.field === MESH.vertexBuffer ? [entry.value] : [],
  );
  return {
    positions: vertices.filter((_, index) => index % VALUES_PER_VERTEX < 3),
    textureCoordinates: vertices.filter((_, index) => index % VALUES_PER_VERTEX >= 3),
    triangles: values.flatMap((entry) =>
      entry.kind === 'integer' && entry.field === MESH.indexBuffer ? [entry.value] : [],
    ),
  };
}

/** The canonical face of the installed package. */
export function installedCanonicalFace(): CanonicalFace {
  return readCanonicalFace(openPackedAssets('face_mesh')(CANONICAL_FACE));
}

/**
 * Decimals that are kept: a hundredth of a millimetre, and a hundredth of a pixel
 * in a texture 1000 pixels wide.
 */
const POSITION_DECIMALS = 4;
const TEXTURE_DECIMALS = 5;

interface Table {
  readonly fileName: string;
  readonly constant: string;
  readonly note: string;
  readonly values: readonly number[];
}

function tables(face: CanonicalFace): readonly Table[] {
  return [
    {
      fileName: 'face-mesh-positions.ts',
      constant: 'POSITIONS',
      note: 'x, y, z of the 468 vertices in centimetres.',
      values: face.positions.map((value) => Number(value.toFixed(POSITION_DECIMALS))),
    },
    {
      fileName: 'face-mesh-texture-coordinates.ts',
      constant: 'TEXTURE_COORDINATES',
      note: 'u, v of the 468 vertices.',
      values: face.textureCoordinates.map((value) => Number(value.toFixed(TEXTURE_DECIMALS))),
    },
    {
      fileName: 'face-mesh-triangles.ts',
      constant: 'TRIANGLES',
      note: 'Three vertices of each of the 898 triangles.',
      values: face.triangles,
    },
  ];
}

function toSource({ constant, note, values }: Table): string {
  return (
    "// Written by scripts/models/canonical-face.ts from MediaPipe's canonical face model (Apache-2.0).\n\n" +
    `/** ${note} */\nexport const ${constant}: readonly number[] = [${values.join(', ')}];\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(path.dirname(process.argv[1]), '../../src/engine/geometry');
  for (const table of tables(installedCanonicalFace())) {
    writeFileSync(path.join(folder, table.fileName), toSource(table));
    console.log(`Wrote ${table.fileName}.`);
  }
}
