import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { IDEAS } from '#content/ideas/ideas.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { IdeasTab } from './ideas-tab.tsx';

const { host, render, unmount } = mountPlace();

async function open() {
  const studio = createStudio(new FakeBrowser().environment);
  await render(
    <StudioProvider studio={studio}>
      <IdeasTab />
    </StudioProvider>,
  );
  return { studio, look: () => currentLook(studio.store.getState()) };
}

const cards = () => [...host.querySelectorAll('.idea-card')];
const said = (): string => host.querySelector('.idea-count')?.textContent ?? '';

function button(name: string): HTMLButtonElement {
  const found = [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
  });
}

async function choose(place: number, value: string): Promise<void> {
  const select = host.querySelectorAll('select')[place]!;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  await unmount();
  localStorage.clear();
});

describe('the ideas', () => {
  it('are forty, a few at a time', async () => {
    await open();
    expect(said()).toContain('40 ideas');
    expect(cards()).toHaveLength(8);
    await press('Show 8 more');
    expect(cards()).toHaveLength(16);
  });

  it('can be filtered by season, look and audience', async () => {
    await open();
    await press('Winter');
    expect(said()).toContain('10 ideas');
    await choose(0, 'bold-lip');
    expect(said()).toContain('2 ideas');
    await choose(1, 'evening');
    expect(said()).toContain('1 idea');
    expect(cards()[0]?.textContent).toContain('Velvet Rope');
    await choose(1, 'wedding');
    expect(host.textContent).toContain('No idea fits all of that at once.');
    await press('Clear filters');
    expect(said()).toContain('40 ideas');
  });

  it('are put on with one press, and taken off by Undo', async () => {
    const { look, studio } = await open();
    const before = look();
    await press('Put on Terrace at Dusk');
    const idea = IDEAS.find(({ id }) => id === 'terrace-at-dusk')!;
    expect(sameMakeup(look(), idea.looks.medium)).toBe(true);
    expect(look().foundation).toEqual(before.foundation);
    expect(host.textContent).toContain('Terrace at Dusk is on');
    expect(toastStore.getState()).toMatchObject({
      title: 'Look Applied',
      description: 'You’re wearing Terrace at Dusk.',
    });
    await act(async () => {
      studio.look.undo();
    });
    expect(look()).toEqual(before);
  });

  it('are still as they were left when the tab is opened again, with what was put on', async () => {
    const { studio } = await open();
    await press('Fall');
    await press('Put on Oxblood');
    await act(async () => {
      studio.look.undo();
      await render(null);
    });
    await open();
    expect(said()).toContain('10 ideas');
    expect(cards().map(({ textContent }) => textContent.includes('You put this on'))).toContain(
      true,
    );
  });

  it('start with all of them if the stored choice cannot be read', async () => {
    localStorage.setItem('lookglass.ideas', '{"filter":{"season":"monsoon"}}');
    await open();
    expect(said()).toContain('40 ideas');
  });
});
