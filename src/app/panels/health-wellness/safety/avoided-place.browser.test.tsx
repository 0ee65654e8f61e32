import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AgreeDialog } from './avoided-questions.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;
let agreed = 0;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

beforeEach(() => {
  agreed = 0;
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  act(() => {
    root.render(
      <AgreeDialog
        onClose={() => undefined}
        onAgree={async () => {
          agreed += 1;
        }}
      />,
    );
  });
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  host.remove();
});

describe('the question before a list goes to the account', () => {
  it('has a box of its own that nobody but the person checks', async () => {
    const box = document.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
    expect([box.checked, button('Keep with My Account').disabled]).toEqual([false, true]);
    act(() => {
      box.click();
    });
    await act(async () => {
      button('Keep with My Account').click();
    });
    expect(agreed).toBe(1);
  });

  it('says what is kept, and that it can be taken back', () => {
    const said = document.querySelector('[role="dialog"]')!.textContent;
    expect(said).toContain('which can say something about my health');
    expect(said).toContain('You can take this back');
  });
});
