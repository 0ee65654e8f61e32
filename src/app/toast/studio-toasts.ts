import type { StudioStore } from '#studio/state.ts';
import { showToast } from './toasts.ts';

/** Shows what the studio says as a toast, also what it said before anybody listened. */
export function showStudioToasts(store: StudioStore): void {
  const { toast } = store.getState();
  if (toast !== null) showToast(toast);
  store.subscribe((state, before) => {
    if (state.toast !== null && state.toast !== before.toast) showToast(state.toast);
  });
}
