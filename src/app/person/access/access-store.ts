import { createStore } from 'zustand/vanilla';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import type { KnownAccess } from './known-access.ts';
import { NOTHING, rememberedAccess } from './remembered-access.ts';

/**
 * What is remembered at first, and what the server says as soon as it has. The page that is rendered at
 * build knows neither, and it starts as that.
 */
export const accessStore = createStore<KnownAccess>(() => NOTHING);
accessStore.setState(rememberedAccess(browserStorage(), Date.now()));
