import type { ReactNode } from 'react';
import { HEALTH_WORDS } from '#content/panels/health-wellness-words.ts';

/**
 * The end of every tab: a note that nothing here is medical, and what can be done next, pinned below it.
 */
export function TabFoot({ children }: { children?: ReactNode }) {
  return (
    <>
      <p className="health-not-medical">{HEALTH_WORDS.notMedical}</p>
      {children === undefined ? null : <div className="panel-actions">{children}</div>}
    </>
  );
}
