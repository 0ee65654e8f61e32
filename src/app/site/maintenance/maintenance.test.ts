import { describe, expect, it } from 'vitest';
import { createMaintenance, PATIENCE } from './maintenance.ts';

function open(read: () => Promise<boolean>, kept: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(kept));
  const timers: { readonly task: () => void; readonly milliseconds: number }[] = [];
  let times = 0;
  const maintenance = createMaintenance({
    storage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void stored.set(key, value),
    },
    clock: {
      schedule: (task, milliseconds) => {
        timers.push({ task, milliseconds });
        return () => undefined;
      },
    },
    read,
    onOver: () => {
      times += 1;
    },
  });
  return {
    maintenance,
    stored,
    state: () => maintenance.store.getState(),
    timesOver: () => times,
    waitTooLong: () => {
      expect(timers.at(-1)?.milliseconds).toBe(PATIENCE);
      timers.at(-1)?.task();
    },
  };
}

const answers = (isMaintenanceMode: boolean) => () => Promise.resolve(isMaintenanceMode);
const fails = () => Promise.reject(new Error('away'));

describe('the status of maintenance', () => {
  it('is loading until the first check is answered', async () => {
    const { maintenance, state } = open(answers(true));
    expect(state()).toMatchObject({ isLoading: true, isMaintenanceMode: false });
    await maintenance.check();
    expect(state()).toMatchObject({ isLoading: false, isMaintenanceMode: true });
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('is the last known one (%s) when the check fails', async (kept, known) => {
    const { maintenance, state } = open(fails, { 'lookglass.maintenance': kept });
    await maintenance.check();
    expect(state()).toMatchObject({ isLoading: false, isMaintenanceMode: known });
  });

  it('is the last known one when the check takes too long, until the answer comes after all', async () => {
    let answer = (_isMaintenanceMode: boolean): void => undefined;
    const { maintenance, state, waitTooLong } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      { 'lookglass.maintenance': 'true' },
    );
    const check = maintenance.check();
    waitTooLong();
    await check;
    expect(state()).toMatchObject({ isLoading: false, isMaintenanceMode: true });
    answer(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(state().isMaintenanceMode).toBe(false);
  });

  it('is kept for the next visit', async () => {
    const { maintenance, stored } = open(answers(true));
    await maintenance.check();
    expect(stored.get('lookglass.maintenance')).toBe('true');
  });

  it('is not undone by an older answer that comes late', async () => {
    let answer = (_isMaintenanceMode: boolean): void => undefined;
    const { maintenance, state } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const check = maintenance.check();
    maintenance.learn(false);
    answer(true);
    await check;
    expect(state().isMaintenanceMode).toBe(false);
  });
});

describe('the admin bypass', () => {
  it('is kept as true or false, and restored on load', () => {
    const { maintenance, stored } = open(answers(true));
    maintenance.setBypass(true);
    expect(stored.get('lookglass.adminBypass')).toBe('true');
    expect(open(answers(true), Object.fromEntries(stored)).state().isAdminBypass).toBe(true);
    maintenance.setBypass(false);
    expect(stored.get('lookglass.adminBypass')).toBe('false');
  });

  it('is cleared at the end of maintenance, which is announced once', async () => {
    const { maintenance, state, stored, timesOver } = open(answers(false), {
      'lookglass.maintenance': 'true',
      'lookglass.adminBypass': 'true',
    });
    await maintenance.check();
    await maintenance.check();
    expect(state()).toMatchObject({ isMaintenanceMode: false, isAdminBypass: false });
    expect(stored.get('lookglass.adminBypass')).toBe('false');
    expect(timesOver()).toBe(1);
  });
});
