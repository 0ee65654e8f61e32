import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import type { HairState } from '#studio/commands/hair-shade.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { HairTab } from './hair-tab.tsx';

const { host, render } = mountPlace();

async function open(shown: 'camera' | 'nothing' = 'nothing') {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  if (shown === 'camera') await studio.camera.start();
  const show = () =>
    render(
      <StudioProvider studio={studio}>
        <MirrorPlace name="picture" className="panel-place" />
        <HairTab />
      </StudioProvider>,
    );
  await show();
  return {
    studio,
    look: () => currentLook(studio.store.getState()),
    drawn: () => browser.mirror!.scene.effects,
    tell: (state: HairState) => act(async () => browser.mirror!.emit('hair', state)),
    leave: () => render(null),
    show,
  };
}

const sign = () => host.querySelector('.panel-place')!.textContent;
const state = () => host.querySelector('.hair-shade-state')!.textContent;

async function turnShade(): Promise<void> {
  await act(async () => {
    host.querySelector<HTMLButtonElement>('[role="switch"]')!.click();
  });
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
  toastStore.setState(null, true);
});

describe('the tab Hair', () => {
  it('puts on the makeup recommended for a color, over the person’s own foundation, and says so', async () => {
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

  it('puts it on again after the makeup was changed, and leaves that change alone until then', async () => {
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

describe('the shade on the hair', () => {
  it('is applied in the chosen color, and reported once the hair is found', async () => {
    const { drawn, tell } = await open('camera');
    await press('Copper');
    expect(drawn()).toEqual([{ kind: 'hair', color: '#984727' }]);
    expect(state()).toBe('Looking for your hair…');
    expect(sign()).toBe('');
    await tell('found');
    expect(state()).toBe('The shade is on your hair.');
    expect(sign()).toBe('Copper on your hair');
    await press('Teal');
    expect(drawn()).toEqual([{ kind: 'hair', color: '#2c747c' }]);
    expect(sign()).toBe('Teal on your hair');
  });

  it('stays off if the hair cannot be told clearly from its surroundings, and says that only the makeup is on', async () => {
    const { look, tell } = await open('camera');
    await press('Copper');
    await tell('unsure');
    expect(state()).toContain('can’t clearly tell your hair');
    expect(state()).toContain('only the makeup is on');
    expect(sign()).toBe('');
    expect(look().lipstick.color).toBe('#c15a43');
  });

  it('is taken off by its switch, and stays off for other colors', async () => {
    const { drawn, tell, look } = await open('camera');
    await press('Copper');
    await tell('found');
    await turnShade();
    expect(drawn()).toEqual([]);
    expect(state()).toBe('Your hair keeps its own color.');
    expect(look().lipstick.color).toBe('#c15a43');
    await press('Teal');
    expect(drawn()).toEqual([]);
    await turnShade();
    expect(drawn()).toEqual([{ kind: 'hair', color: '#2c747c' }]);
  });

  it('is removed by Undo', async () => {
    const { drawn } = await open('camera');
    await press('Copper');
    await press('Undo');
    expect(drawn()).toEqual([]);
  });

  it('stays while other tabs are open, and can be taken off on coming back', async () => {
    const { drawn, leave, show, tell } = await open('camera');
    await press('Copper');
    await leave();
    expect(drawn()).toEqual([{ kind: 'hair', color: '#984727' }]);
    await show();
    await tell('found');
    expect(sign()).toBe('Copper on your hair');
    expect(host.textContent).toContain('You’re wearing it now.');
    expect([...host.querySelectorAll('button')].map((each) => each.textContent)).not.toContain(
      'Undo',
    );
    await turnShade();
    expect(drawn()).toEqual([]);
  });

  it('can be retried if the hair model could not be loaded', async () => {
    const { drawn, tell } = await open('camera');
    await press('Copper');
    await tell('failed');
    expect(state()).toContain('couldn’t be loaded');
    const [failed] = drawn();
    await press('Try Again');
    expect(drawn()).toEqual([failed]);
    expect(drawn()[0]).not.toBe(failed);
  });

  it('waits for a picture', async () => {
    const { studio } = await open();
    await press('Copper');
    expect(state()).toBe('Start the camera or choose a photo to see it.');
    await act(async () => studio.camera.start());
    expect(state()).toBe('Looking for your hair…');
  });
});
