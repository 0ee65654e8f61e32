import { beforeEach, describe, expect, it } from 'vitest';
import { ADA } from '#tests/support/signed-in-person.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { takeNobody, takeUser } from '#app/person/session/current-user.ts';
import { clearStorage } from '#app/person/sign-out/clear-storage.ts';
import { createStudioStore } from '#studio/state/state.ts';
import { ownPainting } from './own-painting.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});

function painted() {
  const store = createStudioStore();
  const painting = ownPainting(store);
  painting.begin({ product: 'blush', shade: '#fda4af' });
  painting.extend([{ u: 0.3, v: 0.5, pressure: 0.4, spread: 1 }]);
  painting.end();
  expect(store.getState().effects).toHaveLength(1);
  return store;
}

describe('what a person has painted', () => {
  it('is gone once they have signed out', () => {
    takeUser(ADA);
    const store = painted();
    takeNobody();
    expect(store.getState().effects).toEqual([]);
  });

  it('is also gone after a sign-out that the server did not confirm, which leaves the page open', async () => {
    takeUser(ADA);
    const store = painted();
    await clearStorage();
    queryClient.clear();
    expect(store.getState().effects).toEqual([]);
  });

  it('is gone when another person has signed in elsewhere', () => {
    takeUser(ADA);
    const store = painted();
    takeUser({ ...ADA, id: '0198c3a2-7c11-7d8e-9a40-1f0b6a1f0002' });
    expect(store.getState().effects).toEqual([]);
  });

  it('stays with a guest who signs in', () => {
    const store = painted();
    takeUser(ADA);
    expect(store.getState().effects).toHaveLength(1);
  });
});
