import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio, type Studio } from '#studio/studio.ts';
import { LightingTab } from './lighting-tab.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;
let browser: FakeBrowser;
let studio: Studio;

beforeEach(async () => {
  localStorage.clear();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  toastStore.setState(null, true);
  browser = new FakeBrowser();
  studio = createStudio(browser.environment);
  await studio.camera.start();
  await act(async () => {
    root.render(
      <StudioProvider studio={studio}>
        <MirrorPlace name="picture" className="panel-place" />
        <LightingTab />
      </StudioProvider>,
    );
  });
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  host.remove();
});

const button = (name: string) =>
  [...host.querySelectorAll<HTMLButtonElement>('button')].find((each) =>
    each.textContent.startsWith(name),
  )!;

function press(name: string): void {
  act(() => {
    button(name).click();
  });
}

const shown = () =>
  browser.mirror!.scene.effects.map((effect) =>
    effect.kind === 'light' ? effect.light.veil : effect.kind,
  );
const sign = () => host.querySelector('.panel-place')!.textContent;

describe('the tab Lighting of Professional Mode', () => {
  it('shows one of seven lights at a time, over which its color lies as specified', () => {
    press('Restaurant Dim');
    expect(shown()).toEqual([{ color: '#4a2a18', opacity: 0.3 }]);
    press('Club/Party');
    expect(shown()).toEqual([{ color: '#4a1a86', opacity: 0.35 }]);
    expect([...host.querySelectorAll('[aria-pressed="true"]')]).toEqual([button('Club/Party')]);
    expect(toastStore.getState()?.title).toBe('Lighting Applied');
    expect(sign()).toBe('Club/Party');
  });

  it('is off again by the same press, and by its own button', () => {
    press('Warm Evening');
    press('Warm Evening');
    expect(shown()).toEqual([]);
    press('Warm Evening');
    press('Turn Off');
    expect(shown()).toEqual([]);
    expect(sign()).toBe('');
  });

  it('shows today’s light for as long as its button is held', () => {
    press('Outdoor Shade');
    const hold = button('Hold to See Today’s Light');
    act(() => {
      hold.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    });
    expect([shown(), sign()]).toEqual([[], 'Today’s light']);
    act(() => {
      hold.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    });
    expect(shown()).toEqual([{ color: '#5f7184', opacity: 0.2 }]);
  });

  it('has a capture say which light it shows, also after the tab was left', async () => {
    press('Warm Evening');
    act(() => {
      root.render(null);
    });
    await studio.capture.capture();
    expect(browser.mirror!.snapshots).toMatchObject([{ caption: 'Light: Warm Evening' }]);
    expect(browser.saved).toEqual(['lookglass-2026-11-21-14-03-22-light-warm-evening.png']);
  });
});
