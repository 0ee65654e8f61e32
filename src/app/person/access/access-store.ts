import { createStore } from 'zustand/vanilla';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import type { KnownAccess } from './known-access.ts';
import { rememberedAccess } from './remembered-access.ts';

/** What is remembered at first, and what the server says as soon as it has. */
export const accessStore = createStore<KnownAccess>(() =>
  rememberedAccess(browserStorage(), Date.now()),
);
