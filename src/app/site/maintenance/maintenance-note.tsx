import './maintenance.css';
import type { ReactNode } from 'react';
import { MAINTENANCE_PAGE, MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { Mark } from '#app/kit/ui/mark.tsx';
import { usePage } from '#app/kit/ui/use-page.ts';
import { usePolling } from './use-polling.ts';

/** Stands in for a page during maintenance, and keeps checking whether that is over. */
export function MaintenanceNote({ children }: { children: ReactNode }) {
  usePage(MAINTENANCE_PAGE);
  usePolling();
  return (
    <main className="maintenance">
      <div className="maintenance-mirror">
        <Mark size={34} />
        <h1 className="display maintenance-title">{MAINTENANCE_WORDS.title}</h1>
        <p className="display text-xl italic">{MAINTENANCE_WORDS.soon}</p>
        <p className="max-w-[30ch] text-fg-2">{MAINTENANCE_WORDS.thanks}</p>
        <p className="text-sm text-fg-3">{MAINTENANCE_WORDS.byItself}</p>
      </div>
      {children}
    </main>
  );
}
