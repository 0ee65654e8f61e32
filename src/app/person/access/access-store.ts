import { createStore } from 'zustand/vanilla';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import type { KnownAccess } from './known-access.ts';
import { NOTHING, rememberedAccess } from './remembered-access.ts';

/**
 * Holds what is remembered, and then what the server says. Its initial state has neither, like the page that
 * is rendered at build.
 */
export const accessStore = createStore<KnownAccess>(() => NOTHING);
accessStore.setState(rememberedAccess(browserStorage(), Date.now()));
