import type { StudioEnvironment } from './environment.ts';
import type { StudioEvents } from './studio-events.ts';
import type { MirrorSession } from './mirror-session.ts';
import type { Notices } from './notices.ts';
import type { Showing } from './showing.ts';
import type { StudioStore } from './state.ts';

/** What the commands share. */
export interface StudioParts {
  readonly environment: StudioEnvironment;
  readonly store: StudioStore;
  readonly notices: Notices;
  readonly session: MirrorSession;
  readonly showing: Showing;
  readonly events: StudioEvents;
}
