import { beforeEach, describe, expect, it } from 'vitest';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { avoidedIngredients } from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { productCheck } from './product-check.ts';
import { SafetyTab } from './safety-tab.tsx';

const { host, render, unmount } = mountPlace();

const named = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button, label')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;

async function press(name: string): Promise<void> {
  await act(async () => {
    named(name).click();
  });
}

/** Types like a person, by sending the event to which React listens. */
async function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
    set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function avoid(name: string): Promise<void> {
  await write(host.querySelector<HTMLInputElement>('input[type="text"]')!, name);
  await press('Add');
}

async function check(list: string): Promise<void> {
  await write(host.querySelector('textarea')!, list);
  await press('Check Ingredients');
}

const onList = () =>
  [...host.querySelectorAll('.avoided-row')].map((row) =>
    [...row.querySelectorAll('span')].map(({ textContent }) => textContent).join(', '),
  );
const alerts = () =>
  [...host.querySelectorAll('.safety-alert')].map(
    (card) =>
      `${card.querySelector('h4')!.textContent}: ${card.querySelector('.safety-alert-kind')!.textContent}`,
  );
const toasted = () => {
  const toast = toastStore.getState();
  return toast === null ? null : [toast.title, toast.description, toast.tone];
};

function open(): Promise<void> {
  return render(<SafetyTab />);
}

beforeEach(async () => {
  localStorage.clear();
  avoidedIngredients.readAgain();
  productCheck.clear();
  toastStore.setState(null, true);
  await open();
});

describe('the tab Safety', () => {
  it('keeps a list of allergens and dislikes on this device', async () => {
    await avoid('  Linalool ');
    await press('Dislike');
    await press('Add Silicones');
    expect(onList()).toEqual(['Linalool, Allergen', 'Silicones, Dislike']);
    await unmount();
    await open();
    expect(onList()).toEqual(['Linalool, Allergen', 'Silicones, Dislike']);
    await press('Remove Linalool');
    expect(onList()).toEqual(['Silicones, Dislike']);
    expect(localStorage.getItem('lookglass.avoided.guest')).toContain('"place":"device"');
  });

  it('asks for a name if there is none', async () => {
    await avoid(' ** ');
    expect(host.querySelector('[role="alert"].field-problem')!.textContent).toBe(
      'Type a name with letters or digits, up to 80 characters.',
    );
    expect(onList()).toEqual([]);
  });

  it('alerts to an allergen, with what to know about it', async () => {
    await avoid('Parabens');
    await press('Dislike');
    await avoid('Talc');
    await check('Aqua, Talc, Methylparaben (E 218), [+/- CI 77491]');
    expect(toasted()).toEqual([
      'Ingredient Alert',
      'Found 2 potential concerns in this product.',
      'destructive',
    ]);
    expect(alerts()).toEqual(['Methylparaben: Sensitivity · High', 'Talc: Preference · Medium']);
    expect(host.querySelector('.safety-alert')!.textContent).toContain('Phenoxyethanol');
    expect(host.textContent).toContain('4 ingredients compared with 2 on your list.');
  });

  it('does not alert to a dislike', async () => {
    await press('Dislike');
    await avoid('Talc');
    await check('Talc');
    expect(toasted()).toEqual([
      'Ingredient Alert',
      'Found 1 potential concerns in this product.',
      'default',
    ]);
  });

  it('says that ingredients look good', async () => {
    await avoid('Linalool');
    await check('Aqua, Mica');
    expect(toasted()).toEqual([
      'Ingredients Look Good',
      'No known allergens or concerns detected.',
      'default',
    ]);
  });

  it('asks about a near miss before it says anything', async () => {
    await avoid('Linalool');
    await check('Aqua, Linaloool');
    expect(toasted()).toBeNull();
    expect(host.textContent).toContain('Did you mean Linalool?');
    await press('No, it isn’t Linalool');
    expect(toasted()?.[0]).toBe('Ingredients Look Good');
    await check('Aqua, Linaloool');
    await press('Yes, it means Linalool');
    expect(toasted()?.[0]).toBe('Ingredient Alert');
    expect(alerts()).toEqual(['Linaloool: Sensitivity · High']);
  });

  it('names the fragrance allergens that a label names, and says what labels leave out', async () => {
    await avoid('Citral');
    await check('Aqua, Parfum, Linalool, Limonene');
    expect(host.textContent).toContain('Fragrance allergens that it names: 2');
    expect(host.textContent).toContain('Small amounts in one aren’t named');
  });

  it.each([
    ['an empty list of one’s own', null, 'Aqua', 'First put something on your list'],
    ['no text', 'Talc', '', 'Paste a list of ingredients first.'],
    ['a text without a name', 'Talc', ',,;', 'There is no ingredient in this text.'],
    ['a text without commas', 'Talc', 'word '.repeat(60), 'Put commas between the ingredients.'],
    ['a text that is too long', 'Talc', 'a,'.repeat(60_000), '120,000 characters'],
  ])('says what is missing if there is %s', async (_what, avoided, list, said) => {
    if (avoided !== null) await avoid(avoided);
    await check(list);
    expect(host.textContent).toContain(said);
    expect(toasted()).toBeNull();
  });

  it('handles a list of 100,000 characters, and shows no more than can be read', async () => {
    await avoid('Parabens');
    const names = Array.from({ length: 6000 }, (_, at) => `${at.toString(36)}paraben`).join(', ');
    await check(names.slice(0, 100_000));
    expect(toasted()?.[0]).toBe('Ingredient Alert');
    expect(alerts()).toHaveLength(40);
    expect(host.textContent).toMatch(/And [\d]+ more\./);
  });

  it('compares again when the list changes, and forgets the result with the text', async () => {
    await avoid('Talc');
    await check('Talc, Mica');
    await avoid('Mica');
    expect(alerts()).toHaveLength(2);
    await press('Clear');
    expect(alerts()).toEqual([]);
    expect(host.querySelector('textarea')!.value).toBe('');
  });

  it('offers the account only to people who are signed in', () => {
    const [device, account] = [...host.querySelectorAll<HTMLInputElement>('.choice-rows input')];
    expect([device!.checked, account!.disabled]).toEqual([true, true]);
    expect(host.textContent).toContain('Sign in first.');
  });
});
