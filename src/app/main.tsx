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

/** How long after the page what can wait is loaded, in milliseconds. */
const AFTER_LOAD = 1500;

const studio = createStudio(createBrowserEnvironment(DRAWN_MODEL_PICTURE));
followTheme();
showStudioToasts(studio.store);
followSession();
followMaintenance();
hearPaletteKey();

// What the mirror does not wait for: counting, progress, access, and a copy for when there is no network.
function startTheRest(): void {
  void wait(AFTER_LOAD)
    .then(() => import('./after-load.ts'))
    .then(({ startAfterLoad }) => {
      startAfterLoad(studio);
    });
}
// A page that was painted first may have loaded long since.
if (document.readyState === 'complete') startTheRest();
else addEventListener('load', startTheRest);

startRouter(ROUTES).then(
  () => {
    showApp(studio);
  },
  (problem: unknown) => {
    createRoot(emptyRoot()).render(<CrashPage error={problem} reset={() => location.reload()} />);
  },
);
