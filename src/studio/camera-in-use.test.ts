import { describe, expect, it } from 'vitest';
import { FakeBrowser, settle } from '#tests/studio/fake-environment.ts';
import { createStudio } from './studio.ts';

async function openLiveStudio() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  return { browser, state: () => studio.store.getState() };
}

describe('a camera that is unplugged, revoked or paused', () => {
  it('counts as unplugged when its track ends by itself', async () => {
    const { browser, state } = await openLiveStudio();
    browser.streams[0]?.track.unplug();
    await settle();
    expect(state()).toMatchObject({
      status: 'stopped',
      problem: { kind: 'camera', failure: 'unplugged', details: null },
    });
    expect(state().toast?.title).toBe('Camera Error');
  });

  it('clears the message when a camera is plugged in again', async () => {
    const { browser, state } = await openLiveStudio();
    browser.streams[0]?.track.unplug();
    await settle();
    browser.devicesChanged.fire();
    expect(state().problem).toBeNull();
  });

  it('counts as revoked when its track ends and the permission is gone', async () => {
    const { browser, state } = await openLiveStudio();
    browser.cameraPermission = 'denied';
    browser.streams[0]?.track.unplug();
    await settle();
    expect(state().problem).toMatchObject({ kind: 'camera', failure: 'revoked' });
    expect(state().toast?.title).toBe('Camera Access Required');
  });

  it('is released when the permission is revoked, even if its track has not ended', async () => {
    const { browser, state } = await openLiveStudio();
    browser.cameraPermission = 'denied';
    browser.permissionChanged.fire();
    await settle();
    expect(state()).toMatchObject({ status: 'stopped', problem: { failure: 'revoked' } });
    expect(browser.streams[0]?.track.readyState).toBe('ended');
  });

  it('is paused while another program holds it, and resumes by itself', async () => {
    const { browser, state } = await openLiveStudio();
    browser.streams[0]?.track.dispatchEvent(new Event('mute'));
    expect(state()).toMatchObject({ status: 'active', problem: { kind: 'camera-paused' } });
    browser.streams[0]?.track.dispatchEvent(new Event('unmute'));
    expect(state().problem).toBeNull();
  });
});

describe('a page in the background', () => {
  it('tracks no frame, and resumes when it is visible again', async () => {
    const { browser, state } = await openLiveStudio();
    browser.visible = false;
    browser.visibilityChanged.fire();
    expect(browser.mirror?.source).toBeNull();
    browser.visible = true;
    browser.visibilityChanged.fire();
    await settle();
    expect(browser.mirror?.source?.kind).toBe('camera');
    expect(state().status).toBe('active');
    expect(browser.asked).toHaveLength(1);
  });

  it('asks for the camera again when it ended in the meantime', async () => {
    const { browser, state } = await openLiveStudio();
    browser.visible = false;
    browser.visibilityChanged.fire();
    browser.streams[0]!.track.readyState = 'ended';
    browser.visible = true;
    browser.visibilityChanged.fire();
    await settle();
    expect(browser.asked).toHaveLength(2);
    expect(state().status).toBe('active');
  });
});

describe('the face in front of the camera', () => {
  it('is lost only after it has been gone for a while', async () => {
    const { browser, state } = await openLiveStudio();
    const face = { landmarks: new Float32Array(478 * 3), confidence: 1 };
    browser.mirror?.emit('landmarks', face);
    expect(state().face).toBe('found');
    browser.mirror?.emit('landmarks', null);
    await browser.pass(500);
    expect(state().face).toBe('found');
    browser.mirror?.emit('landmarks', null);
    await browser.pass(500);
    expect(state().face).toBe('lost');
    browser.mirror?.emit('landmarks', face);
    expect(state().face).toBe('found');
  });
});
