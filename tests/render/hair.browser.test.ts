import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { BARE_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { Correspondent } from './correspondent.ts';
import { cameraOf, closeEverything, openMirror } from './live-mirrors.ts';
import {
  addressOfNothing,
  bitmapOf,
  changedPixels,
  decoded,
  pictureOf,
  until,
} from './pictured-face.ts';

const DYED: Scene = sceneWith(BARE_LOOK, { effects: [{ kind: 'hair', color: '#2c747c' }] });

let picture: FrameImage;
beforeAll(() => {
  picture = pictureOf();
});
afterEach(closeEverything);

describe('a mirror that shows the hair in a shade', () => {
  it('finds the hair of the live picture, says so, and has the shade in its captures', async () => {
    const { mirror, heard } = openMirror(DYED);
    mirror.subscribe('hair', (state) => heard.hair.push(state));
    const { stream } = await cameraOf(picture);
    await mirror.start({ kind: 'camera', stream });
    await until(() => heard.hair.at(-1) === 'found');
    expect(heard.hair[0]).toBe('looking');
    // The shade fades in over the next frames.
    const bare = await decoded(await mirror.snapshot({ source: 'camera', type: 'image/png' }));
    const changed = async (): Promise<number> => {
      const shown = await mirror.snapshot({ source: 'composed', type: 'image/png' });
      return changedPixels(await decoded(shown), bare);
    };
    await expect.poll(changed, { timeout: 40_000 }).toBeGreaterThan(1500);
  });

  it('shows it as soon as a still picture is shown', async () => {
    const { mirror } = openMirror(DYED);
    await mirror.start({ kind: 'still', image: await bitmapOf(picture) });
    const shown = await decoded(await mirror.snapshot({ source: 'composed', type: 'image/png' }));
    expect(changedPixels(shown, picture)).toBeGreaterThan(1500);
  });

  it('goes on without the shade, and says so, if the model cannot be loaded', async () => {
    const assets = { ...ENGINE_ASSETS, personModels: addressOfNothing() };
    const { mirror, heard } = openMirror(DYED, { assets });
    mirror.subscribe('hair', (state) => heard.hair.push(state));
    await mirror.start({ kind: 'still', image: await bitmapOf(picture) });
    await until(() => heard.hair.at(-1) === 'failed');
    const shown = await decoded(await mirror.snapshot({ source: 'composed', type: 'image/png' }));
    expect(changedPixels(shown, picture)).toBe(0);
    expect(heard.failure).toEqual([]);
  });
});

describe('the engine that is asked for a shade while it shows a still picture', () => {
  it('looks for the hair then, and passes on the model to the next engine', async () => {
    const engine = new Correspondent(sceneWith(BARE_LOOK));
    engine.service.receive({ name: 'tell-hair', body: { wanted: true } });
    await engine.showStill(picture);
    // Other models may be passed on meanwhile: hands are looked for in front of every still face.
    const passedOn = () =>
      engine.all('files-loaded').flatMap(({ personModels }) => personModels ?? []);
    expect(engine.count('hair')).toBe(0);
    expect(passedOn()).toEqual([]);
    engine.service.receive({ name: 'set-scene', body: { scene: DYED } });
    await until(() => engine.last('hair')?.state === 'found');
    expect(passedOn().map(({ length }) => length > 200_000)).toEqual([true]);
    engine.service.dispose();
  });
});
