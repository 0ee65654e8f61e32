/** The studio: one store, and the commands that are the only way to change it. */

import { startHistory } from '#domain/makeup/history.ts';
import { createBaseCommands, type BaseCommands } from './commands/base.ts';
import { createCameraCommands, type CameraCommands } from './commands/camera.ts';
import { createCaptureCommands, type CaptureCommands } from './commands/capture.ts';
import { createComparisonCommands, type ComparisonCommands } from './commands/comparison.ts';
import { createLookCommands, type LookCommands } from './commands/look.ts';
import { createMeasureCommands, type MeasureCommands } from './commands/measures.ts';
import { createPerformanceCommands, type PerformanceCommands } from './commands/performance.ts';
import { createPictureCommands, type PictureCommands } from './commands/pictures.ts';
import { createSharingCommands, type SharingCommands } from './commands/sharing.ts';
import { createStillCommands, type StillCommands } from './commands/stills.ts';
import { nameWornShades } from './commands/shade-names.ts';
import type { ViewCommands } from './commands/view.ts';
import { createStudioEvents, type StudioEvents } from './state/studio-events.ts';
import { createMirrorSession, type MirrorSession } from './state/mirror-session.ts';
import { createNotices } from './state/notices.ts';
import {
  keepWritten,
  readAnsweredBases,
  readComposition,
  readFacing,
  readTakenOff,
  readWholePicture,
  WORN_EFFECTS,
} from './state/persistence.ts';
import { createShowing } from './state/showing.ts';
import { createStudioStore, type StudioStore } from './state/state.ts';
import type { StudioEnvironment, Unsubscribe } from './state/environment.ts';
import type { StudioParts } from './state/studio-parts.ts';

export interface Studio {
  readonly store: StudioStore;
  readonly camera: CameraCommands;
  readonly pictures: PictureCommands;
  readonly look: LookCommands;
  readonly base: BaseCommands;
  readonly comparison: ComparisonCommands;
  /** Loads what moves a photo, once; the same commands each time. Rejects when they cannot be loaded. */
  readonly loadView: () => Promise<ViewCommands>;
  readonly stills: StillCommands;
  /** Makes commands that load with the panel that needs them, over the same state and mirror. */
  readonly extend: <Commands>(create: (parts: StudioParts) => Commands) => Commands;
  readonly measures: MeasureCommands;
  readonly capture: CaptureCommands;
  readonly performance: PerformanceCommands;
  readonly sharing: SharingCommands;
  /** What happened in the studio, for analytics and awards. */
  readonly events: Pick<StudioEvents, 'listen'>;
  /** Loads the engine ahead of need, once the page is idle. Returns what calls that off. */
  readonly preload: () => Unsubscribe;
  /** Tries again what failed last. */
  readonly retry: () => void;
  /** Takes the banner away without trying again. */
  readonly dismissProblem: () => void;
  /** The engine's mirror, for what listens to it closely; null until the first picture asks for it. */
  readonly mirror: MirrorSession['current'];
  /** The element in which the mirror draws; put it where the mirror is to be seen. */
  readonly mirrorHost: () => HTMLElement;
}

export function createStudio(environment: StudioEnvironment): Studio {
  const { storage, page } = environment;
  // It starts as the page that is rendered at build shows it; what this browser keeps comes on top.
  const store = createStudioStore();
  store.setState({
    history: startHistory(readComposition(storage)),
    answeredBases: readAnsweredBases(storage),
    facing: readFacing(storage),
    wholePicture: readWholePicture(storage),
    // Before any panel is open: the one that paints puts its strokes back as soon as it is.
    suspended: readTakenOff(storage) === null ? [] : WORN_EFFECTS,
  });
  const notices = createNotices(store);
  const session = createMirrorSession(environment, store, notices);
  const showing = createShowing(store, session, notices);
  const events = createStudioEvents();
  const parts: StudioParts = { environment, store, notices, session, showing, events };
  keepWritten(store, environment);
  nameWornShades(parts);
  const look = createLookCommands(parts);
  const stills = createStillCommands(parts);
  let view: Promise<ViewCommands> | null = null;
  async function loadView(): Promise<ViewCommands> {
    try {
      view ??= import('./commands/view.ts').then((code) => code.createViewCommands(parts));
      return await view;
    } catch (cause) {
      view = null;
      throw cause;
    }
  }
  return {
    store,
    preload: () =>
      page.whenIdle(() => {
        // A failed preload is not reported: the start fails again and says so.
        session
          .open()
          .then((mirror) => mirror.preload())
          .catch(() => undefined);
      }),
    camera: createCameraCommands(parts),
    pictures: createPictureCommands(parts),
    look,
    base: createBaseCommands(parts, look),
    comparison: createComparisonCommands(parts),
    loadView,
    stills,
    extend: (create) => create(parts),
    measures: createMeasureCommands(parts, stills),
    capture: createCaptureCommands(parts, stills),
    performance: createPerformanceCommands(parts),
    sharing: createSharingCommands(parts, look),
    events,
    retry: () => {
      showing.retry();
    },
    dismissProblem: () => {
      store.setState({ problem: null });
    },
    mirror: session.current,
    mirrorHost: environment.mirror.host,
  };
}
