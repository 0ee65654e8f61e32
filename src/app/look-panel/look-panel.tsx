import { LOOK_WORDS } from '#content/look-words.ts';
import { LinkedLookHost } from '#app/saved-looks/linked-look-host.tsx';
import { IntensityList } from './intensity-list.tsx';
import { LookActions } from './look-actions.tsx';
import { LookHeading } from './look-heading.tsx';
import { LookWays } from './look-ways.tsx';
import { QuickLooks } from './quick-looks.tsx';

/** The look, beside or below the mirror. */
export function LookPanel() {
  return (
    <aside id="look" className="studio-look" aria-label={LOOK_WORDS.panel} tabIndex={-1}>
      <div className="look-head">
        <LookHeading />
      </div>
      <div className="look-scroll">
        <LinkedLookHost />
        <QuickLooks />
        <div>
          <LookWays />
          <IntensityList />
        </div>
      </div>
      <div className="look-foot">
        <LookActions />
      </div>
    </aside>
  );
}
