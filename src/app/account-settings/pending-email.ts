import { createStore } from 'zustand/vanilla';

/** The new address that waits to be confirmed, as far as this page has heard of one. */
export const pendingEmail = createStore<string | null>(() => null);
