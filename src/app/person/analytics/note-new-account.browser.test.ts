import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteNewAccount } from './note-new-account.ts';
import { tracker } from './tracker.ts';

const noted: string[] = [];
let before: string;

beforeEach(() => {
  before = location.href;
  tracker.hear(({ event }) => noted.push(event));
  // Events from earlier in this page are delivered, too, so they are dropped here.
  noted.length = 0;
});
afterEach(() => {
  history.replaceState(null, '', before);
});

it('counts an account created with a provider once, and removes the marker from the address', () => {
  history.replaceState(null, '', '/my-saved-looks?sort=new&joined=1#top');
  noteNewAccount();
  noteNewAccount();
  expect(noted).toEqual(['sign_up']);
  expect(location.pathname + location.search + location.hash).toBe('/my-saved-looks?sort=new#top');
});

it('counts nothing for a person who already had an account', () => {
  history.replaceState(null, '', '/my-saved-looks?sort=new');
  noteNewAccount();
  expect(noted).toEqual([]);
});
