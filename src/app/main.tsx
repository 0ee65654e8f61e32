import './kit/styles/index.css';
import './panels/panels.css';
import './site/header/menus.css';
import './site/help-chat/help-chat.css';
import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '#studio/browser/browser-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { App } from './app.tsx';
import { wait } from '#studio/browser/timers.ts';
import { CrashPage } from './kit/crash/error-boundary.tsx';
import { startRouter } from './kit/router/router.ts';
import { followMaintenance } from './site/maintenance/current-maintenance.ts';
import { hearPaletteKey } from './site/palette/hear-palette-key.ts';
import { DRAWN_MODEL_PICTURE } from './look/pictures/pictures.ts';
import { ROUTES } from './routes.ts';
import { followSession } from './person/session/current-user.ts';
import { followTheme } from './kit/theme/theme-store.ts';
import { showStudioToasts } from './kit/toast/studio-toasts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

/** How long after the page what can wait is loaded, in milliseconds. */
const AFTER_LOAD = 1500;

const studio = createStudio(createBrowserEnvironment(DRAWN_MODEL_PICTURE));
followTheme();
showStudioToasts(studio.store);
followSession();
followMaintenance();
hearPaletteKey();

// What the mirror does not wait for: counting, progress, access, and the first toast.
addEventListener('load', () => {
  void wait(AFTER_LOAD)
    .then(() => import('./after-load.ts'))
    .then(({ startAfterLoad }) => {
      startAfterLoad(studio);
    });
});

// The mirror first, then a copy of it. In development it would stand in the way of what was changed.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    import('./offline/start-offline.ts')
      .then(({ startOffline }) => startOffline())
      .catch(() => undefined);
  });
}

const drawn = createRoot(root);
startRouter(ROUTES).then(
  () => {
    drawn.render(<App studio={studio} />);
  },
  (problem: unknown) => {
    drawn.render(<CrashPage error={problem} reset={() => location.reload()} />);
  },
);
