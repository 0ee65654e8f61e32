import { beforeEach, describe, expect, it } from 'vitest';
import { BLENDED_PRODUCTS, DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { actNow } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ToolsTab } from './tools-tab.tsx';

const { host, render } = mountPlace();
let studio: Studio;

beforeEach(async () => {
  localStorage.clear();
  toastStore.setState(null, true);
  studio = createStudio(new FakeBrowser().environment);
  await render(
    <StudioProvider studio={studio}>
      <ToolsTab />
    </StudioProvider>,
  );
});

const look = () => currentLook(studio.store.getState());
const named = (selector: string, name: string) =>
  [...host.querySelectorAll<HTMLElement>(selector)].find((each) =>
    each.textContent.startsWith(name),
  )!;

function press(name: string): void {
  actNow(() => {
    named('button', name).click();
  });
}

describe('the tab Tools', () => {
  it('applies a technique to all five products and says so', () => {
    press('Soft Blending');
    for (const product of BLENDED_PRODUCTS)
      expect(look()[product]).toMatchObject({ opacity: 30, blend: 'multiply' });
    expect(look().foundation).toEqual(DEFAULT_LOOK.foundation);
    expect(toastStore.getState()).toMatchObject({
      title: 'Professional Tool Applied',
      description: 'Soft Blending on all five products: 30, multiply.',
    });
    expect(named('button', 'Soft Blending').getAttribute('aria-pressed')).toBe('true');
    expect(named('.worn-list > li', 'Mascara').textContent).toBe('MascaraMultiply30');
  });

  it('applies it to one product if chosen', () => {
    actNow(() => {
      named('label', 'Eyeliner').querySelector('input')!.click();
    });
    press('Precision Liner');
    expect(look()).toEqual({
      ...DEFAULT_LOOK,
      v: 2,
      eyeliner: { ...DEFAULT_LOOK.eyeliner, opacity: 95, blend: 'overlay' },
    });
  });

  it('undoes all of it in one step', () => {
    press('Dramatic Impact');
    press('Undo');
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(named('button', 'Undo')).toHaveProperty('disabled', true);
  });

  it('goes back to normal blending with the strengths as they are', () => {
    expect(named('button', 'Normal Blending')).toHaveProperty('disabled', true);
    press('Highlight Accent');
    press('Normal Blending');
    expect(look().v).toBe(1);
    expect(look().blush).toEqual({ color: '#fda4af', opacity: 70 });
  });
});
