import './kit/styles/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '#studio/browser/browser-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { emptyRoot, showApp } from './show-app.tsx';
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

/** How long after the page's load everything that the mirror does not need is fetched, in milliseconds. */
const AFTER_LOAD = 1500;

const studio = createStudio(createBrowserEnvironment(DRAWN_MODEL_PICTURE));
followTheme();
showStudioToasts(studio.store);
followSession();
followMaintenance();
hearPaletteKey();

// This script starts after the first paint: the page may have loaded long ago.
const loaded =
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('load', resolve);
      });
const atRest = loaded.then(() => wait(AFTER_LOAD));
// Someone may use the mirror right away: that is counted, too.
const used = new Promise<void>((resolve) => {
  studio.store.subscribe(({ status }) => {
    if (status !== 'stopped') resolve();
  });
});
void Promise.race([atRest, used])
  .then(() => import('./after-load.ts'))
  .then(({ startAfterLoad }) => {
    startAfterLoad(studio, atRest);
  });

startRouter(ROUTES).then(
  () => {
    showApp(studio);
  },
  (problem: unknown) => {
    createRoot(emptyRoot()).render(<CrashPage error={problem} reset={() => location.reload()} />);
  },
);
