import { createStore } from 'zustand/vanilla';
import type { KnownAccess } from './known-access.ts';
import { rememberedAccess } from './remembered-access.ts';

/** What is remembered at first, and what the server says as soon as it has. */
export const accessStore = createStore<KnownAccess>(() =>
  rememberedAccess(() => localStorage, Date.now()),
);
