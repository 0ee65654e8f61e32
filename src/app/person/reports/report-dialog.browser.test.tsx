import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ReportButton } from './report-button.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const { render, unmount } = mountPlace();
let sent: Record<string, unknown>[];
let answer: () => Response;

async function serve(_path: string, { body }: RequestInit): Promise<Response> {
  if (typeof body === 'string') sent.push(JSON.parse(body));
  return answer();
}

function find(selector: string, words: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).includes(words),
  );
  if (found === undefined) throw new Error(`There is no ${selector} that says ${words}.`);
  return found;
}

const press = (selector: string, words: string) =>
  act(async () => {
    find(selector, words).click();
  });

function write(text: string): Promise<void> {
  return act(async () => {
    const area = document.querySelector('textarea')!;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The text of the dialog, after React had a little time to update; empty if none is open. */
async function said(): Promise<string> {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
  return document.querySelector('[role="dialog"]')?.textContent ?? '';
}

beforeEach(async () => {
  sent = [];
  answer = () => Response.json({ isFirst: true }, { status: 201 });
  vi.stubGlobal('fetch', serve);
  toastStore.setState(null, true);
  await render(
    <QueryClientProvider client={queryClient}>
      <ReportButton
        reported={{ kind: 'message', id: ID, place: 7, text: 'Rude words', by: 'Zoe' }}
        isIcon
      />
    </QueryClientProvider>,
  );
  await press('button', 'Report “Rude words”');
  await vi.waitFor(async () => {
    if ((await said()) === '') throw new Error('The dialog is not open yet.');
  });
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the dialog of a report', () => {
  it('says what is reported, and what will happen with it', async () => {
    expect(await said()).toContain('“Rude words” by Zoe');
    expect(await said()).toContain('never a picture');
  });

  it('sends the message with the reason and the words, and closes', async () => {
    await press('label', 'Hate or insults');
    await write('Look at this');
    await press('button', 'Send Report');
    await expect.poll(said).toBe('');
    expect(sent).toEqual([
      { about: { kind: 'message', id: ID, place: 7 }, reason: 'hate', words: 'Look at this' },
    ]);
    expect(toastStore.getState()?.title).toBe('Report Sent');
  });

  it('sends the name instead if that is chosen', async () => {
    await press('label', 'The name “Zoe”');
    await press('label', 'It pretends to be another person');
    await press('button', 'Send Report');
    await expect
      .poll(() => sent)
      .toMatchObject([{ about: { kind: 'name', of: 'message', id: ID, place: 7 } }]);
  });

  it('asks for a reason, and for a description if none of the reasons fits, and sends nothing', async () => {
    await press('button', 'Send Report');
    expect(await said()).toContain('Please choose a reason.');
    await press('label', 'Something else');
    await press('button', 'Send Report');
    expect(await said()).toContain('Please say in a few words what is wrong.');
    expect(sent).toEqual([]);
  });

  it('says so if the content is gone, and keeps what was written', async () => {
    answer = () => Response.json({ message: 'Nothing', error: 'not_found' }, { status: 404 });
    await press('label', 'Spam');
    await write('Buy now');
    await press('button', 'Send Report');
    await expect.poll(said).toContain('It’s gone already');
    expect(document.querySelector('textarea')?.value).toBe('Buy now');
  });

  it('says so if the person has reported it before', async () => {
    answer = () => Response.json({ isFirst: false }, { status: 201 });
    await press('label', 'Spam');
    await press('button', 'Send Report');
    await expect.poll(() => toastStore.getState()?.title).toBe('Already Reported');
  });
});
