import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ReportsDesk } from './reports-desk.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const OWNER = '01890a5d-ac96-774b-bcce-b302099a8058';
const AT = '2026-11-23T12:00:00.000Z';
const state = { at: AT, by: '', within: '', look: DEFAULT_LOOK };
const CASE = {
  id: ID,
  kind: 'look',
  subject: ID,
  state: 'open',
  decision: null,
  decidedAt: null,
  ownerId: OWNER,
  ownerName: 'Zoe Ray',
  restricted: ['chat'],
  evidence: [
    { ...state, text: 'First name' },
    { ...state, text: 'Rude name' },
  ],
  reports: 3,
  firstAt: AT,
  lastAt: AT,
  reasons: [
    { reason: 'hate', times: 2 },
    { reason: 'child', times: 1 },
  ],
  words: ['Read the name'],
};
const RESTRICTION = {
  id: ID,
  userId: OWNER,
  name: 'Zoe Ray',
  area: 'chat',
  since: AT,
  until: null,
  reason: 'Rude words',
};

const { render, unmount } = mountPlace();
let sent: { path: string; body: Record<string, unknown> }[];
let lookedUp: string[];

async function serve(path: string, { method, body }: RequestInit): Promise<Response> {
  if (method === 'POST' && typeof body === 'string') {
    sent.push({ path, body: JSON.parse(body) });
    return Response.json({ success: true });
  }
  return path.includes('restrictions')
    ? Response.json({ restrictions: [RESTRICTION], hasMore: false })
    : Response.json({ cases: [CASE], hasMore: false });
}

/** The text of the page, including its dialog, after React had a little time to update. */
async function words(): Promise<string> {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
  return document.body.textContent;
}

function press(name: string): Promise<void> {
  return act(async () => {
    [...document.querySelectorAll('button')]
      .findLast((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)!
      .click();
  });
}

function writeReason(text: string): Promise<void> {
  return act(async () => {
    const area = document.querySelector('textarea')!;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(async () => {
  sent = [];
  lookedUp = [];
  vi.stubGlobal('fetch', serve);
  queryClient.clear();
  toastStore.setState(null, true);
  await render(
    <QueryClientProvider client={queryClient}>
      <ReportsDesk onLookUp={(userId) => lookedUp.push(userId)} />
    </QueryClientProvider>,
  );
  await vi.waitFor(async () => {
    if (!(await words()).includes('Rude name')) throw new Error('The list is not read yet.');
  });
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the operators’ page of reports', () => {
  it('shows the reported content as it is now and was before, the reasons, and its owner’s restrictions', async () => {
    const said = await words();
    for (const part of [
      '3 reports',
      'Look at this first',
      'Hate or insults: 2',
      'First name',
      'Read the name',
      'Restricted: chat',
    ]) {
      expect(said).toContain(part);
    }
  });

  it('asks for a reason before hiding something, and sends it', async () => {
    await press('Hide “Rude name”');
    await press('Hide');
    await expect.poll(words).toContain('Enter a reason of five characters or more.');
    await writeReason('It insults people');
    await press('Hide');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          path: `/api/operator/reports/${ID}/decide`,
          body: { actionId: expect.any(String), action: 'hide', reason: 'It insults people' },
        },
      ]);
  });

  it('restricts the person for the chosen time', async () => {
    await press('Restrict Zoe Ray');
    await writeReason('It insults people');
    await act(async () => {
      document.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click();
      const days = document.querySelector('select')!;
      days.value = 'always';
      days.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await act(async () => {
      document.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
    });
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          path: '/api/operator/restrictions',
          body: { userId: OWNER, areas: ['live'], until: null, reason: 'It insults people' },
        },
      ]);
  });

  it('lists the restrictions, and lifts one', async () => {
    await press('Restrictions');
    await expect.poll(words).toContain('until it is lifted');
    await press('Lift for Zoe Ray: chat');
    await writeReason('It was a mistake');
    await press('Lift');
    await expect
      .poll(() => sent)
      .toMatchObject([{ path: `/api/operator/restrictions/${ID}/lift` }]);
  });

  it('leads to the customer who owns it', async () => {
    await press('Look up customer: Zoe Ray');
    expect(lookedUp).toEqual([OWNER]);
  });
});
