import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { HairTab } from './hair-tab.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;

async function open() {
  const studio = createStudio(new FakeBrowser().environment);
  await act(async () => {
    root.render(
      <StudioProvider studio={studio}>
        <HairTab />
      </StudioProvider>,
    );
  });
  return { studio, look: () => currentLook(studio.store.getState()) };
}

async function press(name: string): Promise<void> {
  const found = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  await act(async () => {
    found!.click();
  });
}

beforeEach(() => {
  localStorage.clear();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  toastStore.setState(null, true);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  host.remove();
});

describe('the tab Hair', () => {
  it('wears the recommended makeup of a color, over the own foundation, and says so', async () => {
    const { look } = await open();
    await press('Copper');
    expect(look().lipstick).toMatchObject({ color: '#c15a43', opacity: 58 });
    expect(look().foundation).toEqual(DEFAULT_LOOK.foundation);
    expect(toastStore.getState()).toMatchObject({
      title: 'Makeup Adjusted',
      description: 'Makeup for Copper hair is on. Undo takes it off in one step.',
    });
  });

  it('takes it off in one step', async () => {
    const { look } = await open();
    await press('Teal');
    await press('Undo');
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(host.textContent).not.toContain('Recommended makeup');
  });

  it('wears it again after the makeup was changed, and leaves that change alone until then', async () => {
    const { studio, look } = await open();
    await press('Auburn');
    await act(async () => {
      studio.look.change({ lipstick: { opacity: 10 } });
    });
    expect(host.textContent).toContain('You’ve changed your makeup since.');
    await press('Wear It Again');
    expect(look().lipstick.opacity).toBe(64);
  });
});
