import { expect, it } from 'vitest';
import { markNewAccount } from './new-account-mark.ts';

it.each([
  ['https://mirror.example/', 'https://mirror.example/?joined=1'],
  ['https://mirror.example/a?c=%2f', 'https://mirror.example/a?c=%2f&joined=1'],
  ['https://mirror.example/a?c=1#top', 'https://mirror.example/a?c=1&joined=1#top'],
  ['https://mirror.example/#app-tutorial', 'https://mirror.example/?joined=1#app-tutorial'],
])(
  'a new account is marked in the address %s, and nothing else in it changes',
  (address, marked) => {
    expect(markNewAccount(address)).toBe(marked);
  },
);
