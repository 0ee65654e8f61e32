import { goTo } from '#app/kit/router/router.ts';
import { fillIn } from '#content/fill-in.ts';
import { GATE_WORDS } from '#content/menu-words.ts';
import type { InsideAct, MenuAct } from '#content/menus.ts';
import { featureOfPanel } from '#content/pro-panels.ts';
import type { Studio } from '#studio/studio.ts';
import { gateFor } from '#domain/access/gate.ts';
import { useAccess } from '#app/person/access/use-access.ts';
import { askToSignIn, openInfo, openUpgrade } from '#app/person/navigation/dialogs.ts';
import { closePanel, openPanel } from '#app/person/navigation/open-panel.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { useStudio } from '#app/look/studio-context.tsx';

/**
 * Whether a row has the PRO badge: what its gate leads to is a panel, which needs Pro, and not a page, which
 * only needs an account.
 */
export function isPro(act: MenuAct): boolean {
  return act.kind === 'gate' && act.inside.kind === 'panel';
}

/** Returns what carries out a row of a menu, with the gates that apply to the current person. */
export function useFollow(): (act: MenuAct) => void {
  const { user } = useCurrentUser();
  const access = useAccess();
  const studio = useStudio();

  /** Goes to the mirror, which gets the focus as soon as it is there. */
  const showMirror = (): void => {
    closePanel();
    void goTo('/').then(() => {
      document.getElementById('mirror')?.focus({ preventScroll: true });
    });
  };

  const enter = (act: InsideAct): void => {
    switch (act.kind) {
      case 'info':
        openInfo(act.info);
        break;
      case 'page':
        void goTo(act.path);
        break;
      case 'panel':
        openPanel(act.panel, act.part);
        void goTo('/');
        break;
      case 'mirror':
        showMirror();
        break;
      case 'comparison':
        showMirror();
        showComparison(studio);
        break;
    }
  };

  return (act) => {
    if (act.kind !== 'gate') {
      enter(act);
      return;
    }
    const { inside, about } = act;
    const feature = inside.kind === 'panel' ? featureOfPanel(inside.panel) : null;
    // A page requires an account and nothing more.
    const has = feature === null ? user !== null : access.until.has(feature);
    const reason = feature === null ? GATE_WORDS.signInForPage : GATE_WORDS.signInForPro;
    const gate = gateFor(user !== null, has);
    if (gate === 'sign-in') askToSignIn(fillIn(reason, { about }));
    else if (gate === 'upgrade') openUpgrade();
    else enter(inside);
  };
}

/** Shows the divider between bare and made up; on the drawn model, if nothing is in the mirror. */
function showComparison({ store, pictures, comparison }: Studio): void {
  const { source, split } = store.getState();
  if (source === 'nothing') void pictures.showDrawnModel();
  if (split === null) comparison.toggleSplit();
}
