import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { RoomLightingTab } from './room-lighting-tab.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;
let browser: FakeBrowser;
let studio: Studio;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
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
        <RoomLightingTab />
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
    effect.kind === 'light' ? effect.light.form?.shadows : effect.kind,
  );
const look = () => currentLook(studio.store.getState());

describe('the tab Lighting of Advanced AR & Technology', () => {
  it('lights the picture and adjusts the makeup to it, and says which and why', () => {
    press('Restaurant');
    expect(shown()).toEqual([0.75]);
    expect(look().blush.opacity).toBeGreaterThan(DEFAULT_LOOK.blush.opacity);
    expect(toastStore.getState()?.title).toBe('Makeup Adjusted');
    expect(host.querySelector('.room-changes')!.textContent).toContain(
      `Blush50 → ${look().blush.opacity}Low light takes soft color first.`,
    );
  });

  it('adjusts the person’s own makeup to the next light, not what was adjusted before', () => {
    press('Club');
    const fromOwn = look();
    press('Club');
    press('Restaurant');
    press('Club');
    expect(look()).toEqual(fromOwn);
  });

  it('puts the person’s own makeup back in one step, and leaves the light', () => {
    press('Home Evening');
    press('Put My Makeup Back');
    expect([look(), shown()]).toEqual([DEFAULT_LOOK, [0.55]]);
    expect(button('Put My Makeup Back').disabled).toBe(true);
  });

  it('knows the way back after a reload, where the light is off', async () => {
    press('Club');
    const adjusted = look();
    act(() => {
      root.unmount();
    });
    root = createRoot(host);
    studio = createStudio(browser.environment);
    studio.look.wear(adjusted);
    await act(async () => {
      root.render(
        <StudioProvider studio={studio}>
          <MirrorPlace name="picture" className="panel-place" />
          <RoomLightingTab />
        </StudioProvider>,
      );
    });
    expect(look()).toEqual(adjusted);
    press('Put My Makeup Back');
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(button('Put My Makeup Back')).toBeUndefined();
  });

  it('is undone in one step, too', () => {
    press('Club');
    act(() => {
      studio.look.undo();
    });
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('turns the light off with the makeup as it was', () => {
    press('Office');
    press('Turn Off');
    expect([look(), shown()]).toEqual([DEFAULT_LOOK, []]);
  });

  it('takes a look that was changed since for the person’s own', () => {
    press('Club');
    act(() => {
      studio.look.change({ lipstick: { color: '#b3203f' } });
    });
    const changed = look();
    press('Turn Off');
    expect(look()).toEqual(changed);
  });
});
