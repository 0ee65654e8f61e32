import { LayoutGrid } from 'lucide-react';
import { ROOMS_WORDS } from '#content/rooms.ts';
import { openRooms } from '#app/person/navigation/open-panel.ts';

/** Leads to the rooms where there is no rail. */
export function RoomsButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={className}
      aria-label={ROOMS_WORDS.openRooms}
      data-tip={ROOMS_WORDS.openRooms}
      onClick={openRooms}
    >
      <LayoutGrid size={18} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
