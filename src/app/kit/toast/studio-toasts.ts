import type { StudioState, StudioStore } from '#studio/state/state.ts';
import { showToast, withdrawToast } from './toasts.ts';

/** Shows what the studio says as a toast, also what it said before this listened, until it takes it back. */
export function showStudioToasts(store: StudioStore): void {
  let shown: number | null = null;
  const follow = ({ toast }: Pick<StudioState, 'toast'>): void => {
    if (toast !== null) shown = showToast(toast);
    else if (shown !== null) withdrawToast(shown);
  };
  follow(store.getState());
  store.subscribe((state, before) => {
    if (state.toast !== before.toast) follow(state);
  });
}
