import type { StudioState, StudioStore } from '#studio/state/state.ts';
import { showToast, withdrawToast } from './toasts.ts';

/**
 * Shows the studio's messages as toasts, also one from before this listened, until the studio withdraws
 * them.
 */
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
