import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { STATISTICS } from '#tests/studio/fake-mirror.ts';
import { ART_STYLES } from '#content/art-styles/art-styles.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ArtStylesSection } from './art-styles-section.tsx';

const GOLD = ART_STYLES.find(({ id }) => id === 'gold-leaf')!.makeupTransform;

const { host, render, unmount } = mountPlace();

async function open() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <ArtStylesSection />
    </StudioProvider>,
  );
  const passSteps = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await act(() => browser.pass(800));
  };
  return {
    browser,
    studio,
    passSteps,
    look: () => currentLook(studio.store.getState()),
    shown: () => browser.mirror!.scene.look,
  };
}

const button = (name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name)!.click();
  });
}

const pressKey = (key: string) =>
  act(async () => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });

beforeEach(() => {
  localStorage.clear();
  toastStore.setState(null, true);
});
afterEach(async () => {
  await unmount();
  closePanel();
});

describe('an art style', () => {
  it('is shown while a pointer rests on it, but not worn', async () => {
    const { look, shown } = await open();
    const worn = look();
    const rest = (type: string) =>
      act(async () => {
        button('Gold Leaf')!.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }),
        );
      });
    await rest('pointerover');
    expect(sameMakeup(shown(), GOLD.medium)).toBe(true);
    await rest('pointerout');
    expect([shown(), look()]).toEqual([worn, worn]);
  });

  it('is applied in six steps with a toast each, and worn at the end', async () => {
    const { look, passSteps } = await open();
    await press('Gold Leaf');
    await press('Transfer Style');
    const titles = [toastStore.getState()!.title];
    for (let step = 1; step < 6; step += 1) {
      await passSteps(1);
      titles.push(toastStore.getState()!.title);
    }
    expect(new Set(titles).size).toBe(6);
    expect(sameMakeup(look(), GOLD.medium)).toBe(false);
    await passSteps(1);
    expect(sameMakeup(look(), GOLD.medium)).toBe(true);
    expect(toastStore.getState()).toMatchObject({
      title: 'Look Applied',
      description: 'You’re wearing Gold Leaf, after Gustav Klimt.',
    });
  });

  it('leads to its shades in the shop', async () => {
    await open();
    await press('Beni Red');
    const way = host.querySelector<HTMLButtonElement>('[aria-label="Find Beni Red in the shop"]')!;
    way.click();
    expect(panelStore.getState()).toMatchObject({ panel: 'shopping' });
  });

  it('is taken off in one step', async () => {
    const { look, passSteps } = await open();
    const before = look();
    await press('Gold Leaf');
    await press('Transfer Style');
    await passSteps(6);
    await press('Take It Off');
    expect(look()).toEqual(before);
    expect(document.activeElement).toBe(button('Transfer Style'));
  });

  it('starts once, however often it is pressed', async () => {
    const { look, passSteps } = await open();
    await press('Gold Leaf');
    await press('Transfer Style');
    await press('Transferring, 1 of 6');
    await passSteps(6);
    expect(sameMakeup(look(), GOLD.medium)).toBe(true);
    expect(button('You’re Wearing It')!.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['Escape', () => pressKey('Escape')],
    ['Stop', () => press('Stop')],
    ['going back to the gallery', () => press('All Styles')],
  ])('is stopped by %s, and leaves everything as it was', async (_way, stop) => {
    const { look, passSteps, shown } = await open();
    const before = look();
    await press('Gold Leaf');
    await press('Transfer Style');
    await passSteps(3);
    await stop();
    await passSteps(6);
    expect([look(), shown()]).toEqual([before, before]);
    expect(toastStore.getState()!.title).toBe('Style Transfer Stopped');
  });

  it('is stopped when the tab is left', async () => {
    const { look, passSteps, shown } = await open();
    const before = look();
    await press('Gold Leaf');
    await press('Transfer Style');
    await passSteps(2);
    await render(null);
    await passSteps(6);
    expect([look(), shown()]).toEqual([before, before]);
  });

  it('is adapted to the skin in the mirror, over the foundation nearest to it', async () => {
    const { browser, look, passSteps } = await open();
    await act(async () => {
      browser.mirror!.emit('landmarks', { landmarks: new Float32Array(), confidence: 1 });
      browser.mirror!.emit('statistics', { ...STATISTICS, skin: [0.1, 0.055, 0.035] });
    });
    await press('Gold Leaf');
    expect(host.textContent).toContain('Made up for deep skin, as it is in the mirror.');
    await press('Transfer Style');
    await passSteps(6);
    expect(sameMakeup(look(), GOLD.deep)).toBe(true);
    expect(look().foundation.color).toBe('#5b3929');
  });

  it('says that no face is seen, and is put on anyway', async () => {
    const { look, passSteps, studio } = await open();
    await press('Gold Leaf');
    await act(async () => {
      studio.store.setState({ face: 'lost' });
    });
    expect(host.textContent).toContain('We can’t see a face right now.');
    await press('Transfer Style');
    await passSteps(6);
    expect(sameMakeup(look(), GOLD.medium)).toBe(true);
  });

  it('returns the focus to where it came from', async () => {
    await open();
    await press('Lily Pond');
    expect(document.activeElement!.textContent).toBe('Lily Pond');
    await press('All Styles');
    expect(document.activeElement).toBe(button('Lily Pond'));
  });
});
