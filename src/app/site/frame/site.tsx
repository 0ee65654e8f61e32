import { Outlet } from '#app/kit/router/outlet.tsx';
import { GraceHost } from '#app/person/access/grace-host.tsx';
import { MaintenanceGate } from '#app/site/maintenance/maintenance-gate.tsx';
import { OfflineNote } from '#app/offline/offline-note.tsx';
import { LazyToaster } from '#app/kit/toast/lazy-toaster.tsx';
import { LazyTooltips } from '#app/kit/tooltip/lazy-tooltips.tsx';
import { Overlays } from './overlays.tsx';
import { useVipWelcome } from './use-vip-welcome.ts';

/** What every page has, the studio too. */
export function Site() {
  useVipWelcome();
  return (
    <>
      <MaintenanceGate>
        <Outlet />
        <Overlays />
        <GraceHost />
      </MaintenanceGate>
      <OfflineNote />
      <LazyToaster />
      <LazyTooltips />
    </>
  );
}
