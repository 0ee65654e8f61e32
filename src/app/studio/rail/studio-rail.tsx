import { RoomRail } from './room-rail.tsx';
import { SourceRail } from './source-rail.tsx';

/** At the left of the mirror: the rooms, and below them what the mirror shows. */
export function StudioRail() {
  return (
    <div className="studio-rail noscroll border-r border-line">
      <RoomRail />
      <SourceRail />
    </div>
  );
}
