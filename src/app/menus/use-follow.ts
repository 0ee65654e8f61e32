import { useNavigate } from '@tanstack/react-router';
import { MENU_WORDS } from '#content/menu-words.ts';
import type { InsideAct, MenuAct, SitePath } from '#content/menus.ts';
import { isPagePath } from '#content/pages.ts';
import { featureOfPanel } from '#content/pro-panels.ts';
import { gateFor } from '#domain/access/gate.ts';
import { useAccess } from '#app/access/use-access.ts';
import { openInfo } from '#app/info/open-info.ts';
import { openPanel } from '#app/panels/open-panel.ts';
import { useCurrentUser } from '#app/session/current-user.ts';
import { openUpgrade } from '#app/upgrade/open-upgrade.ts';
import { askToSignIn } from './ask-to-sign-in.ts';

/** Goes to a page of this site; some are documents of their own. */
export function useGoTo(): (path: SitePath) => void {
  const navigate = useNavigate();
  return (path) => {
    if (isPagePath(path)) void navigate({ to: path });
    else location.assign(path);
  };
}

/** Does what a row of a menu stands for, for whoever is there. */
export function useFollow(): (act: MenuAct) => void {
  const { user } = useCurrentUser();
  const access = useAccess();
  const goTo = useGoTo();

  const enter = (act: InsideAct): void => {
    switch (act.kind) {
      case 'info':
        openInfo(act.info);
        break;
      case 'page':
        goTo(act.path);
        break;
      case 'panel':
        openPanel(act.panel);
        goTo('/');
        break;
    }
  };

  return (act) => {
    if (act.kind !== 'gate') {
      enter(act);
      return;
    }
    const { inside } = act;
    const feature = inside.kind === 'panel' ? featureOfPanel(inside.panel) : null;
    const has = feature === null ? access.isProUser : access.until.has(feature);
    const gate = gateFor(user !== null, has);
    if (gate === 'sign-in') askToSignIn(MENU_WORDS.signInReason);
    else if (gate === 'upgrade') openUpgrade();
    else enter(inside);
  };
}
