import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetVisitor } from '#contracts/analytics.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { CountingChoice } from './counting-choice.tsx';

const NUMBER = 'session_1795305600000_0123456789ab';

const { host, render, unmount } = mountPlace();
let sent: string[];

function open(): Promise<void> {
  return render(<CountingChoice />);
}

function press(): Promise<void> {
  return act(async () => {
    host.querySelector('button')?.click();
  });
}

/** Makes the server answer, or be unreachable. */
function serverIs(state: 'there' | 'away'): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (typeof address === 'string' && typeof init?.body === 'string') {
      sent.push(`${address} ${init.body}`);
    }
    return state === 'there'
      ? Promise.resolve(new Response('{"success":true}'))
      : Promise.reject(new TypeError('no network'));
  });
}

beforeEach(() => {
  sent = [];
  localStorage.setItem(KEPT.analyticsSession.key, NUMBER);
});

afterEach(async () => {
  await unmount();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('forgets the number here and on the server', async () => {
  serverIs('there');
  await open();
  await press();
  await vi.waitFor(() => {
    expect(host.textContent).toContain('Forgotten.');
  });
  expect(sent).toEqual([`${forgetVisitor.path} ${JSON.stringify({ sessionId: NUMBER })}`]);
  expect(localStorage.getItem(KEPT.analyticsSession.key)).toBeNull();
  expect(host.querySelector('button')).toBeNull();
});

it('keeps the number if the server could not be reached, so that it can still be forgotten later', async () => {
  serverIs('away');
  await open();
  await press();
  await vi.waitFor(() => {
    expect(host.textContent).toContain('the number is still there');
  });
  expect(localStorage.getItem(KEPT.analyticsSession.key)).toBe(NUMBER);
  expect(host.querySelector('button')?.disabled).toBe(false);
});

it('has nothing to forget in a browser that was never counted', async () => {
  localStorage.clear();
  await open();
  expect(host.textContent).toContain('This browser has no number now.');
  expect(host.querySelector('button')).toBeNull();
});
