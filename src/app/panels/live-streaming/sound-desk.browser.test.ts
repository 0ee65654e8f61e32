import { describe, expect, it } from 'vitest';
import { browserFilmType, startFilm } from '#app/look/film/film-recorder.ts';
import { createSessionRecorder } from './session-recorder.ts';
import { openSoundDesk } from './sound-desk.ts';

/** A picture that keeps changing, like a mirror's. */
function playPicture(): MediaStream {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [160, 90];
  const context = canvas.getContext('2d');
  let frame = 0;
  const draw = (): void => {
    frame += 1;
    if (context === null || frame > 2000) return;
    context.fillStyle = `rgb(${frame % 255}, 0, 0)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    requestAnimationFrame(draw);
  };
  draw();
  return canvas.captureStream();
}

describe('a recording in a real browser', () => {
  it('starts and grows while the microphone is still off', async () => {
    const recorder = createSessionRecorder({
      picture: playPicture,
      followShown: () => () => undefined,
      filmType: browserFilmType,
      startFilm,
      openSoundDesk,
    });
    expect(await recorder.start()).toBeNull();
    await expect.poll(() => recorder.store.getState().size, { timeout: 20_000 }).toBeGreaterThan(0);
    await recorder.stop();
    const { recorded } = recorder.store.getState();
    expect(recorded?.type).toMatch(/^video\//);
    expect(recorded?.file.size).toBeGreaterThan(0);
  });
});
