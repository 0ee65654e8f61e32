import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_ERROR_MESSAGES } from '#content/api-errors.ts';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { HISTORY_QUESTIONS } from '#content/panels/skin-history-words.ts';
import { joinedHistory, type SkinHistory } from '#domain/skin-history/skin-history.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { takeNobody, takeUser } from '#app/person/session/current-user.ts';
import { skinHistory } from '#app/person/skin-history/skin-history.ts';
import { act, actNow } from '#tests/support/act.ts';
import { ADA, BEA, entryOf } from '#tests/skin-history/history-world.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { SkinHistorySection, useSkinHistory } from './skin-history.tsx';

const { host, render, unmount } = mountPlace();
/** The server's data for each account that agreed, and the requests sent to it. */
let accounts: Map<string, SkinHistory>;
let asked: string[];
let signedIn: string;
let isAway: boolean;

function person(id: string) {
  return {
    id,
    firstName: 'Zoe',
    lastName: 'Ray',
    email: 'zoe@example.com',
    emailVerified: true,
    accountType: 'personal' as const,
    role: 'user' as const,
    totpEnabled: false,
    hasPassword: true,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
}

async function serve(path: string, { method, body }: { method: string; body?: string }) {
  asked.push(`${method} ${path.split('?')[0]}`);
  if (isAway) throw new TypeError('no network');
  if (path === '/api/skin-history') {
    const entries = accounts.get(signedIn);
    return Response.json({
      userId: signedIn,
      agreedAt: entries === undefined ? null : '2026-11-01T00:00:00.000Z',
      total: entries?.length ?? 0,
      entries: entries?.toReversed() ?? [],
      next: null,
    });
  }
  if (path.startsWith('/api/skin-history/consent')) {
    if (method === 'PUT') {
      accounts.set(signedIn, accounts.get(signedIn) ?? []);
      return Response.json({ agreedAt: '2026-11-01T00:00:00.000Z' });
    }
    const deleted = accounts.get(signedIn)?.length ?? 0;
    accounts.delete(signedIn);
    return Response.json({ success: true, deleted });
  }
  const known = accounts.get(signedIn);
  if (known === undefined) {
    const message = API_ERROR_MESSAGES.not_agreed;
    return Response.json({ error: 'not_agreed', message }, { status: 403 });
  }
  const { entries } = JSON.parse(body ?? '') as { entries: SkinHistory };
  accounts.set(signedIn, joinedHistory(known, entries));
  return Response.json({ success: true, kept: entries.map(({ id }) => id) });
}

function Section() {
  useSkinHistory();
  return <SkinHistorySection report={null} />;
}

async function settled(work: () => void = () => undefined): Promise<void> {
  await act(async () => {
    work();
    await new Promise((done) => {
      setTimeout(done, 15);
    });
  });
}

async function open(): Promise<void> {
  await render(<Section />);
  await settled();
}

/** Waits until the condition holds, since a slow machine takes its time. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !isSo(); turn += 1) await settled();
  expect(isSo()).toBe(true);
}

const radio = (label: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
async function choose(label: string): Promise<void> {
  await until(() => !radio(label).disabled);
  await settled(() => radio(label).click());
}
async function press(label: string): Promise<void> {
  await until(() => button(label) !== undefined);
  await settled(() => button(label)?.click());
}
const says = (text: string) => until(() => host.textContent.includes(text));
const isChosen = (label: string) => until(() => radio(label).checked);
const dialog = () => document.querySelector('[role="dialog"]')?.textContent;

function goOffline(isOffline: boolean): Promise<void> {
  isAway = isOffline;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  return settled(() => dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

beforeEach(() => {
  localStorage.clear();
  [accounts, asked, signedIn, isAway] = [new Map(), [], ADA, false];
  vi.stubGlobal('fetch', serve);
  takeUser(person(ADA));
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  takeNobody();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a history with the account', () => {
  it('needs consent in one question, which says what is kept and asks about what is on this device', async () => {
    await open();
    await choose('On this device');
    actNow(() => {
      skinHistory.keep(entryOf(0));
    });
    await choose('With my account');
    await until(() => dialog() !== undefined);
    expect(dialog()).toContain(HISTORY_QUESTIONS.agree.about);
    expect(dialog()).toContain('This device has 1 analysis from before');
    expect(accounts.size).toBe(0);
    await press('Yes, that too');
    await isChosen('With my account');
    await until(() => accounts.get(ADA)?.length === 1);
    await until(() => toastStore.getState()?.title === 'With Your Account');
  });

  it('is not kept for those who close the question', async () => {
    await open();
    await choose('With my account');
    await press('Cancel');
    await until(() => dialog() === undefined);
    expect(radio('Don’t keep them').checked).toBe(true);
    expect(asked).not.toContain('PUT /api/skin-history/consent');
  });

  it('is charted with its intervals next to what is only on this device, which can be added', async () => {
    accounts.set(ADA, [entryOf(1), entryOf(2)]);
    localStorage.setItem(
      `lookglass.skinHistory.${ADA}`,
      JSON.stringify({ v: 2, place: 'device', entries: [entryOf(0)], unsent: [] }),
    );
    skinHistory.hearStorage(null);
    await open();
    await says('3 analyses kept.');
    const rows = [...host.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['70 ± 5, on this device only', '71 ± 5', '72 ± 5']);
    expect(host.querySelector('.interval-legend')?.textContent).toBe(
      'With your accountOn this device only',
    );
    expect(host.textContent).toContain('The same as your own on November 2, 2026');
    await press('Add to my account');
    await until(() => accounts.get(ADA)?.length === 3);
    await until(() => host.querySelector('.interval-legend') === null);
  });

  it('waits on the device without a network, says so, and is sent once the network is back', async () => {
    accounts.set(ADA, []);
    await open();
    await isChosen('With my account');
    await goOffline(true);
    await settled(() => {
      skinHistory.keep(entryOf(0));
    });
    await says('1 analysis waits on this device');
    await says(CONNECTION_WORDS.offline);
    expect(radio('On this device').disabled).toBe(true);
    await goOffline(false);
    await until(() => accounts.get(ADA)?.length === 1);
    await until(() => host.querySelector('[role="alert"]')?.textContent === '');
    expect(host.textContent).not.toContain('waits on this device');
  });

  it('goes back to the device, and the account keeps nothing more', async () => {
    accounts.set(ADA, [entryOf(0)]);
    await open();
    await isChosen('With my account');
    await choose('On this device');
    expect(accounts.has(ADA)).toBe(true);
    await press('Move it to this device');
    await isChosen('On this device');
    expect(accounts.has(ADA)).toBe(false);
    await says('1 analysis kept.');
  });

  it('is deleted for those who no longer want it', async () => {
    accounts.set(ADA, [entryOf(0)]);
    await open();
    await isChosen('With my account');
    await choose('Don’t keep them');
    await until(() => dialog() !== undefined);
    expect(button(HISTORY_QUESTIONS.leave.bring)).toBeUndefined();
    await press('Delete it');
    await isChosen('Don’t keep them');
    expect(accounts.has(ADA)).toBe(false);
  });

  it('is not shown to another person who uses this browser', async () => {
    accounts.set(ADA, [entryOf(0)]);
    await open();
    await says('1 analysis kept.');
    signedIn = BEA;
    await settled(() => {
      takeUser(person(BEA));
    });
    await isChosen('Don’t keep them');
    expect(host.textContent).not.toContain('kept.');
  });
});
