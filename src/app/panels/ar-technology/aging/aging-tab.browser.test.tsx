import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { moveSlider } from '#tests/support/move-slider.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { AgingTab } from './aging-tab.tsx';

const { host, render } = mountPlace();
let browser: FakeBrowser;

async function open(shown: 'camera' | 'nothing' = 'camera') {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  if (shown === 'camera') await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <MirrorPlace name="picture" className="panel-place" />
      <AgingTab />
    </StudioProvider>,
  );
  return { studio, look: () => currentLook(studio.store.getState()) };
}

const button = (name: string) =>
  [...host.querySelectorAll<HTMLButtonElement>('button')].find(
    (each) => each.getAttribute('aria-label') === name,
  )!;

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
  });
}

const slider = () => host.querySelector<HTMLInputElement>('input[type="range"]')!;
const drawn = () => browser.mirror!.scene.effects;
const sign = () => host.querySelector('.panel-place')!.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toastStore.setState(null, true);
});

describe('the tab Aging', () => {
  it.each([
    ['5 years younger', -5, '−5 years'],
    ['10 years older', 10, '+10 years'],
    ['20 years older', 20, '+20 years'],
  ])('draws the face %s, says so and labels the picture', async (name, years, said) => {
    await open();
    await press(name);
    expect(drawn()).toEqual([{ kind: 'age', years }]);
    expect(sign()).toBe(`Simulated, ${said}`);
    expect(toastStore.getState()?.title).toBe('Age Simulation Applied');
    expect(slider().getAttribute('aria-valuetext')).toBe(said);
    expect(button(name).getAttribute('aria-pressed')).toBe('true');
  });

  it('removes the drawing and restores the makeup at 0 years', async () => {
    const { look } = await open();
    await press('20 years older');
    expect(look().lipstick.opacity).toBe(50);
    await press('Today');
    expect(drawn()).toEqual([]);
    expect(sign()).toBe('');
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('moves by single years, from -10 to 30', async () => {
    await open();
    expect(slider()).toMatchObject({ min: '-10', max: '30', step: '1' });
    await act(async () => {
      moveSlider(slider(), 1);
    });
    expect(drawn()).toEqual([{ kind: 'age', years: 1 }]);
  });

  it('stops drawing once it is left', async () => {
    await open();
    await press('20 years older');
    await render(null);
    expect(drawn()).toEqual([]);
  });

  it('restores the makeup at 0 years after it was left and opened again', async () => {
    const { studio, look } = await open();
    await press('20 years older');
    await render(null);
    await render(
      <StudioProvider studio={studio}>
        <MirrorPlace name="picture" className="panel-place" />
        <AgingTab />
      </StudioProvider>,
    );
    await press('Today');
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('waits for a picture', async () => {
    await open('nothing');
    expect(button('20 years older').disabled).toBe(true);
    expect(host.textContent).toContain('Start the camera or choose a photo to see it.');
  });
});
