import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { STATISTICS } from '#tests/studio/fake-mirror.ts';
import { TRANSFORMATION_EFFECTS } from '#content/transformation-effects.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { TransformationEffectsPanel } from './transformation-effects-panel.tsx';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;

async function open() {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <TransformationEffectsPanel />
    </StudioProvider>,
  );
  return { studio, look: () => currentLook(studio.store.getState()) };
}

function button(name: string): HTMLButtonElement {
  return [...host.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(name),
  )!;
}

function point(name: string, type: string, pointerType: string): Promise<void> {
  return act(async () => {
    button(name).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  });
}

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
  });
}

const effect = (id: string) => TRANSFORMATION_EFFECTS.find((each) => each.id === id)!;
const shown = () => browser.mirror!.scene.look;
const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

describe('an effect', () => {
  it('is shown while a pointer rests on it', async () => {
    const { look } = await open();
    const worn = look();
    await point('Fire Queen', 'pointerover', 'mouse');
    expect(sameMakeup(shown(), effect('fire-queen').looks.medium)).toBe(true);
    await point('Fire Queen', 'pointerout', 'mouse');
    expect([shown(), look()]).toEqual([worn, worn]);
  });

  it('is shown while a finger is held on it, which does not count as a press', async () => {
    const { look } = await open();
    const worn = look();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await point('Fire Queen', 'pointerdown', 'touch');
    await act(async () => {
      vi.advanceTimersByTime(400);
    });
    expect(sameMakeup(shown(), effect('fire-queen').looks.medium)).toBe(true);
    await point('Fire Queen', 'pointerup', 'touch');
    await press('Fire Queen');
    expect([shown(), look()]).toEqual([worn, worn]);
  });

  it('is no longer shown once the panel closes', async () => {
    const { look } = await open();
    await point('Fire Queen', 'pointerover', 'mouse');
    await render(null);
    expect(shown()).toEqual(look());
  });

  it('keeps all others from starting while it fades in', async () => {
    const { look } = await open();
    await press('Sunset Goddess');
    expect(['Glamour Burst', 'Fire Queen', 'Random', 'Surprise Me'].filter(isBlocked)).toHaveLength(
      4,
    );
    expect(isBlocked('Sunset Goddess')).toBe(false);
    await press('Sunset Goddess');
    await press('Surprise Me');
    expect(sameMakeup(look(), effect('sunset-goddess').looks.medium)).toBe(true);
  });

  it('is completed by Escape, wherever the focus is', async () => {
    const { look } = await open();
    await press('Sunset Goddess');
    expect(shown()).not.toEqual(look());
    await act(async () => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    });
    expect(shown()).toEqual(look());
    expect(isBlocked('Glamour Burst')).toBe(false);
    expect(toastStore.getState()).toMatchObject({
      title: 'Look Applied',
      description: 'You’re wearing Sunset Goddess.',
    });
  });

  it('is adapted to the skin in the mirror, over the foundation nearest to it', async () => {
    const { look } = await open();
    await act(async () => {
      browser.mirror!.emit('landmarks', { landmarks: new Float32Array(), confidence: 1 });
      browser.mirror!.emit('statistics', { ...STATISTICS, skin: [0.1, 0.055, 0.035] });
    });
    await press('Mysterious Moon');
    expect(sameMakeup(look(), effect('mysterious-moon').looks.deep)).toBe(true);
    expect(look().foundation.color).toBe('#5b3929');
  });
});

describe('Random', () => {
  it('wears one of the six', async () => {
    const { look } = await open();
    await press('Random');
    const worn = TRANSFORMATION_EFFECTS.filter(({ looks }) => sameMakeup(looks.medium, look()));
    expect(worn).toHaveLength(1);
  });
});

describe('Surprise Me', () => {
  it('wears the eyes of one and the lips of another', async () => {
    const { look } = await open();
    await press('Surprise Me');
    const { lipstick, eyeshadow } = look();
    const eyes = TRANSFORMATION_EFFECTS.filter(
      ({ looks }) => looks.medium.eyeshadow.colors === eyeshadow.colors,
    );
    const lips = TRANSFORMATION_EFFECTS.filter(
      ({ looks }) => looks.medium.lipstick.color === lipstick.color,
    );
    expect([eyes.length, lips.length]).toEqual([1, 1]);
    expect(eyes).not.toEqual(lips);
  });
});
