import { Logger, WebIO, type Accessor } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { faceSurface } from './face-surface.ts';
import { writeGlb } from './glb.ts';
import { seenPart } from './seen-part.ts';

const PICTURE = { bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 7), type: 'image/jpeg' } as const;

/** Logs errors only, so that it does not warn of material extensions that it does not know. */
const loader = new WebIO().setLogger(new Logger(Logger.Verbosity.ERROR));

function file(caption: string | null = null): {
  part: ReturnType<typeof seenPart>;
  glb: Uint8Array<ArrayBuffer>;
} {
  const surface = faceSurface(posedLandmarks(), { width: 1280, height: 720 });
  if (surface === null) throw new Error('these landmarks have an extent');
  const part = seenPart(surface);
  return {
    part,
    glb: writeGlb(
      { ...part, textureCoordinates: part.pictured },
      PICTURE,
      'Your face in 3D',
      caption,
    ),
  };
}

/** Whether an accessor holds just these values; an `expect` of each takes seconds. */
function holds(accessor: Accessor, values: Float32Array | Uint16Array): boolean {
  const read = accessor.getArray()!;
  return read.length === values.length && values.every((value, place) => value === read[place]);
}

describe('a file of a face, read by a known loader', () => {
  it('has one mesh with the places, directions and triangles that were written', async () => {
    const { part, glb } = file();
    const document = await loader.readBinary(glb);
    const [mesh, ...others] = document.getRoot().listMeshes();
    expect(others).toEqual([]);
    const [primitive] = mesh!.listPrimitives();
    expect(mesh!.getName()).toBe('Your face in 3D');
    expect(holds(primitive!.getAttribute('POSITION')!, part.positions)).toBe(true);
    expect(holds(primitive!.getAttribute('NORMAL')!, part.normals)).toBe(true);
    expect(holds(primitive!.getAttribute('TEXCOORD_0')!, part.pictured)).toBe(true);
    expect(holds(primitive!.getIndices()!, part.triangles)).toBe(true);
  });

  it('wears the picture, as a matte surface', async () => {
    const document = await loader.readBinary(file().glb);
    const [material] = document.getRoot().listMaterials();
    const texture = material!.getBaseColorTexture()!;
    expect(texture.getMimeType()).toBe('image/jpeg');
    expect(texture.getImage()).toEqual(PICTURE.bytes);
    expect(material!.getMetallicFactor()).toBe(0);
    expect(document.getRoot().listScenes()[0]!.listChildren()).toHaveLength(1);
  });

  it('has its caption on the file and on the face, and nothing where there is none', async () => {
    const said = async (caption: string | null) => {
      const root = (await loader.readBinary(file(caption).glb)).getRoot();
      return [root.getAsset().extras, root.listNodes()[0]!.getExtras()];
    };
    const caption = 'Light: Restaurant Dim';
    expect(await said(caption)).toEqual([{ caption }, { caption }]);
    expect(await said(null)).toEqual([undefined, {}]);
  });

  it('is as large as a face, and says how large', async () => {
    const document = await loader.readBinary(file().glb);
    const places = document
      .getRoot()
      .listMeshes()[0]!
      .listPrimitives()[0]!
      .getAttribute('POSITION')!;
    const [least, most] = [places.getMin([0, 0, 0]), places.getMax([0, 0, 0])];
    const height = most[1]! - least[1]!;
    expect(height).toBeGreaterThan(0.14);
    expect(height).toBeLessThan(0.2);
  });
});
