import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { PAGE_LOADING } from '#content/pages.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { maintenance } from '#app/site/maintenance/current-maintenance.ts';
import { MaintenanceNote } from '#app/site/maintenance/maintenance-note.tsx';

/** Shows the page on which people pay, or what stands in for it during maintenance. */
export function SubscribeGate({ children }: { children: ReactNode }) {
  const { isLoading, isMaintenanceMode, isAdminBypass } = useStore(maintenance.store);
  const { user } = useCurrentUser();
  if (isLoading) return <LoadingNote>{PAGE_LOADING}</LoadingNote>;
  if (!isMaintenanceMode || (isAdminBypass && user?.role === 'operator')) return children;
  return (
    <MaintenanceNote>
      <div className="maintenance-controls">
        {/* Operators sign in on the app's own screen. */}
        <a href="/" className="quiet-button px-4">
          {MAINTENANCE_WORDS.operator}
        </a>
      </div>
    </MaintenanceNote>
  );
}
