import type { MenuAct } from '#content/menus.ts';

/** Whether a row wears the PRO badge: what is behind its gate is Pro itself, and not just more to see. */
export function isPro(act: MenuAct): boolean {
  return act.kind === 'gate' && act.inside.kind === 'panel';
}
