import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { followStudio } from './follow-studio.ts';

async function openMirror() {
  const awards: string[] = [];
  const studio = createStudio(new FakeBrowser().environment);
  followStudio(studio, (kind, subject) => {
    awards.push(subject === undefined ? kind : `${kind} ${subject}`);
  });
  await studio.pictures.showDrawnModel();
  return { studio, awards };
}

const lipstick = (color: string) => ({ lipstick: { color } });

describe('in the studio', () => {
  it('a chosen lipstick is a first makeup, a colour and a lipstick', async () => {
    const { studio, awards } = await openMirror();
    studio.look.change(lipstick('#B3203F'));
    expect(awards.toSorted()).toEqual([
      'color_changed',
      'first_makeup_applied',
      'lipstick_tried #b3203f',
    ]);
  });

  it('a drag over many colours is one, when it ends', async () => {
    const { studio, awards } = await openMirror();
    for (const digit of '0123456789') studio.look.dragColour(lipstick(`#b3203${digit}`));
    expect(awards).toEqual(['first_makeup_applied']);
    studio.look.endGesture();
    expect(awards.slice(1)).toEqual(['color_changed', 'lipstick_tried #b32039']);
  });

  it('the same colour of the same product counts once', async () => {
    const { studio, awards } = await openMirror();
    for (const color of ['#b3203f', '#7d1d43', '#b3203f', '#7d1d43']) {
      studio.look.change(lipstick(color));
    }
    expect(awards.filter((award) => award === 'color_changed')).toHaveLength(2);
  });

  it('strength does not count as a colour', async () => {
    const { studio, awards } = await openMirror();
    studio.look.dragOpacity('blush', 20);
    studio.look.endGesture();
    expect(awards).toEqual(['first_makeup_applied']);
  });

  it('undo and redo earn nothing', async () => {
    const { studio, awards } = await openMirror();
    studio.look.change(lipstick('#b3203f'));
    studio.look.change(lipstick('#7d1d43'));
    const before = awards.length;
    studio.look.undo();
    studio.look.undo();
    studio.look.redo();
    studio.look.redo();
    expect(awards).toHaveLength(before);
  });

  it('a quick look counts as tried with its lipstick, and not as a colour', async () => {
    const { studio, awards } = await openMirror();
    studio.look.wearQuickLook('bold');
    expect(awards).toContain('look_tried bold');
    expect(awards).toContain('lipstick_tried #b3203f');
    expect(awards).not.toContain('color_changed');
  });

  it('nothing counts before there is a picture', () => {
    const awards: string[] = [];
    const studio = createStudio(new FakeBrowser().environment);
    followStudio(studio, (kind) => awards.push(kind));
    studio.look.change(lipstick('#b3203f'));
    studio.look.wearQuickLook('bold');
    expect(awards).toEqual([]);
  });

  it('the camera and a photo count', async () => {
    const awards: string[] = [];
    const studio = createStudio(new FakeBrowser().environment);
    followStudio(studio, (kind) => awards.push(kind));
    await studio.camera.start();
    await studio.capture.capture();
    expect(awards).toEqual(['camera_started', 'photo_captured']);
  });
});
