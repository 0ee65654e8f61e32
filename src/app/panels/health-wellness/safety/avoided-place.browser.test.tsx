import { beforeEach, describe, expect, it } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { AgreeDialog } from './avoided-questions.tsx';

const { render } = mountPlace();
let agreed = 0;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

beforeEach(async () => {
  agreed = 0;
  await render(
    <AgreeDialog
      onClose={() => undefined}
      onAgree={async () => {
        agreed += 1;
      }}
    />,
  );
});

describe('the question before a list goes to the account', () => {
  it('has a box of its own that only the person checks', async () => {
    const box = document.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
    expect([box.checked, button('Keep with My Account').disabled]).toEqual([false, true]);
    actNow(() => {
      box.click();
    });
    await act(async () => {
      button('Keep with My Account').click();
    });
    expect(agreed).toBe(1);
  });

  it('says what is kept, and that consent can be withdrawn', () => {
    const said = document.querySelector('[role="dialog"]')!.textContent;
    expect(said).toContain('which can say something about my health');
    expect(said).toContain('You can take this back');
  });
});
