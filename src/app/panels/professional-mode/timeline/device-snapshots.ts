import { keptDatabase } from '#app/panels/professional-mode/parts/kept-database.ts';
import { hearOtherTabs, tellOtherTabs } from '#app/panels/professional-mode/parts/other-tabs.ts';
import { createSnapshots } from './snapshots.ts';

/** The snapshots of this device; they outlive the panel, so that a comparison is still there when it opens again. */
export const deviceSnapshots = createSnapshots({
  database: keptDatabase,
  tellOthers: () => {
    tellOtherTabs('snapshots');
  },
});

hearOtherTabs('snapshots', () => {
  void deviceSnapshots.load();
});
