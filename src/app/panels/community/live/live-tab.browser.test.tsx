import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLiveReminder, readLiveReminders } from '#contracts/live-reminders.ts';
import { type LiveRoom } from '#contracts/live-room.ts';
import { endLiveStream, listLiveStreams, readOwnLiveStreams } from '#contracts/live-streams.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { sessionDraft } from '#app/look/live/session-draft.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { panelStore } from '#app/person/navigation/open-panel.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { LiveTab } from './live-tab.tsx';

/** Milliseconds. */
const PATIENCE = 20_000;

const { host, render, unmount } = mountPlace();
let live: LiveRoom[];
let planned: LiveRoom[];
let own: { live: { room: LiveRoom; streamKey: string } | null; planned: LiveRoom[] };
let reminded: string[];

function session(differences: Partial<LiveRoom> = {}): LiveRoom {
  return {
    id: crypto.randomUUID(),
    title: 'A wine lip that lasts dinner',
    hostName: 'Noor Haddad',
    state: 'live',
    startsAt: null,
    startedAt: new Date().toISOString(),
    endedAt: null,
    endedBecause: null,
    audience: 'link',
    isListed: true,
    quality: '480p',
    chat: 'on',
    hasPicture: true,
    isCameraOn: true,
    isMicrophoneOn: false,
    isCaptioned: false,
    viewers: 3,
    mostViewers: 4,
    applause: 12,
    ...differences,
  };
}

function toCome(title: string, hours: number): LiveRoom {
  const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString();
  return session({ title, state: 'planned', startsAt, startedAt: null });
}

/** The answer of the server. */
function answer(path: string, body: unknown): unknown {
  if (path === listLiveStreams.path) return { live, planned };
  if (path === readOwnLiveStreams.path) return own;
  if (path === readLiveReminders.path) return { rooms: reminded };
  const id = path.split('/')[3] ?? '';
  if (path === chooseLiveReminder.path.replace(':id', id)) {
    reminded = [id];
    return body;
  }
  if (path === endLiveStream.path.replace(':id', id)) {
    const ended = own.live?.room ?? session();
    own = { ...own, live: null };
    return { ...ended, state: 'ended' };
  }
  throw new Error(`Nobody answers ${path}.`);
}

async function open({ isPro = true } = {}): Promise<void> {
  accessStore.setState({ until: new Map(isPro ? [['community-live', Date.now() + 1e9]] : []) });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveTab />
    </QueryClientProvider>,
  );
}

function button(name: string): HTMLButtonElement | undefined {
  return [...host.querySelectorAll('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).includes(name),
  );
}

/** Resolves once the condition holds; renders everything that happens meanwhile. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It never came to that: ${host.textContent}`);
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    });
  }
}

const shows = (words: string) => until(() => host.textContent.includes(words));

async function press(name: string): Promise<void> {
  await until(() => button(name) !== undefined);
  await act(async () => {
    button(name)?.click();
  });
}

async function write(text: string): Promise<void> {
  const field = host.querySelector('input');
  if (field === null) throw new Error('There is nothing to write in.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  live = [];
  planned = [];
  own = { live: null, planned: [] };
  reminded = [];
  sessionDraft.setState(null, true);
  panelStore.setState(null, true);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, location.origin);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return Response.json(answer(pathname, body));
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the live sessions of the community', () => {
  it('are locked without Pro, with the word PRO', async () => {
    live = [session()];
    await open({ isPro: false });
    await shows('PRO');
    expect(host.textContent).not.toContain('Noor Haddad');
    expect(button('See what Pro includes')).toBeDefined();
  });

  it('are samples, labeled as such, if nobody is live', async () => {
    await open();
    await shows('Nobody is live right now.');
    expect(host.querySelectorAll('.sample-session')).toHaveLength(3);
    expect(host.textContent).toContain('Sample');
  });

  it('are real ones if a host is live, each with its link, and without samples', async () => {
    const room = session();
    live = [room];
    await open();
    await shows('Noor Haddad');
    expect(host.textContent).toContain('3 watching');
    expect(host.querySelector('a[href^="/live/"]')?.getAttribute('href')).toBe(`/live/${room.id}`);
    expect(host.querySelectorAll('.sample-session')).toHaveLength(0);
  });

  it('are sorted by time, and offer a reminder with one press', async () => {
    planned = [toCome('Later', 5), toCome('Soon', 1)];
    await open();
    await shows('Later');
    expect(host.textContent.indexOf('Soon')).toBeLessThan(host.textContent.indexOf('Later'));
    await press('Remind me: Soon');
    await until(() => button('You’ll be reminded: Soon') !== undefined);
    expect(toastStore.getState()?.title).toBe('Reminder Set');
    expect(reminded).toEqual([planned[1]?.id]);
  });

  it('start with a title, which the panel Live Streaming takes over', async () => {
    await open();
    await press('Start Live Session');
    expect(toastStore.getState()?.title).toBe('Session Title Required');
    expect(panelStore.getState()).toBeNull();
    await write('  Smoky eyes  ');
    await press('Start Live Session');
    expect(sessionDraft.getState()).toEqual({ title: 'Smoky eyes', planId: null });
    expect(panelStore.getState()).toMatchObject({ panel: 'live-streaming' });
  });

  it('end with End Session if they are the person’s own', async () => {
    own = { live: { room: session({ hostName: 'Ada' }), streamKey: 'key' }, planned: [] };
    await open();
    await shows('You’re live');
    expect(host.textContent).toContain('Nobody else is live right now.');
    await press('End Session');
    await shows('Start your own');
    expect(toastStore.getState()?.title).toBe('Stream Ended');
  });
});
