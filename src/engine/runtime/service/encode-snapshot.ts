/** A file of what is shown: bare, with the look, or both side by side. */

import type { Look } from '#domain/makeup/look.ts';
import type { FrameImage, Scene, SceneEffect } from '#engine/frame/frame.ts';
import { encodePicture, mirror, WHOLE } from './encode-picture.ts';
import type { SnapshotOptions } from '#engine/runtime/mirror.ts';
import { sideBySide } from './side-by-side.ts';

/** Effects that compare looks in one picture. */
const COMPARING: readonly SceneEffect['kind'][] = ['split', 'bare', 'halves'];

/** `image` is the bare frame, and `compose` draws it in a scene, at its own resolution. */
export function encodeSnapshot(
  image: FrameImage,
  scene: Scene,
  options: SnapshotOptions,
  compose: (scene: Scene) => FrameImage,
): Promise<Blob> {
  const mirrored = scene.mirrored && options.asTaken !== true;
  if (options.source === 'pair') {
    const { area = WHOLE, ...rest } = options;
    const asSeen = (each: Scene): FrameImage => {
      const picture = compose(each);
      return mirrored ? mirror(picture) : picture;
    };
    const [bare, madeUp] = pairOf(scene);
    return encodePicture(sideBySide(asSeen(bare), asSeen(madeUp), area), false, rest);
  }
  const picture = options.source === 'camera' ? image : compose(wearing(scene, options.look));
  return encodePicture(picture, mirrored, options);
}

/** Without makeup and with it: both under the same effects, except those that compare the two. */
function pairOf(scene: Scene): readonly [bare: Scene, madeUp: Scene] {
  const effects = scene.effects.filter(({ kind }) => kind !== 'split' && kind !== 'bare');
  return [
    { ...scene, effects: [...effects, { kind: 'bare' }] },
    { ...scene, effects },
  ];
}

/** The scene as it is, or with another look and without the effects that compare looks. */
function wearing(scene: Scene, look: Look | undefined): Scene {
  if (look === undefined) return scene;
  const effects = scene.effects.filter(({ kind }) => !COMPARING.includes(kind));
  return { ...scene, look, effects };
}
