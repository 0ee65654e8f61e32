/** The engine's trackers: loads each of them when it is first needed. */

import { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
import type { FaceTracker, LoadProgress, TrackerAssets } from '#engine/tracking/face-tracker.ts';
import { createHandTracker } from '#engine/tracking/hands/create-hand-tracker.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import { createPersonFinder } from '#engine/tracking/person/create-person-finder.ts';
import type { PersonFinder } from '#engine/tracking/person/person-model.ts';
import type { StartOptions } from '#engine/tracking/start-models.ts';
import { trackerInTurn } from '#engine/tracking/tracker-in-turn.ts';
import { TrackerLoadError } from '#engine/tracking/tracker-errors.ts';
import type { KeptFiles, PostToPage } from '#engine/runtime/messages.ts';

export class Trackers {
  private readonly post: PostToPage;
  private assets: TrackerAssets | null = null;
  private keptFiles: KeptFiles = {};
  private faces: Promise<FaceTracker> | null = null;

  constructor(post: PostToPage) {
    this.post = post;
  }

  /** Where the files are, and those that an engine before this one has loaded. */
  initialise(assets: TrackerAssets, keptFiles: KeptFiles): void {
    this.assets = assets;
    this.keptFiles = keptFiles;
  }

  /** The one face tracker. Rejects as `createFaceTracker` does; a failed attempt is not kept. */
  faceTracker(): Promise<FaceTracker> {
    if (this.assets === null) return Promise.reject(new Error('the engine was not initialised'));
    if (this.faces === null) {
      const tracker = createFaceTracker(this.assets, {
        onProgress: this.tellProgress,
        onFiles: (files) => this.keep(files),
        keptFiles: this.keptFiles,
      }).then(trackerInTurn);
      this.faces = tracker;
      tracker.catch(() => {
        if (this.faces === tracker) this.faces = null;
      });
    }
    return this.faces;
  }

  /**
   * A hand tracker, which is the caller's. With `isAwaited`, the page is told how far loading is. Rejects
   * as `createHandTracker` does, and with TrackerLoadError where no address of its models was given.
   */
  async newHandTracker(isAwaited: boolean): Promise<HandTracker> {
    const { assets } = this;
    if (assets?.handModels === undefined)
      throw new TrackerLoadError('the hand models have no address');
    return createHandTracker(
      { ...assets, handModels: assets.handModels },
      this.startingWith('handModels', isAwaited),
    );
  }

  /** A finder of people, likewise. */
  async newPersonFinder(isAwaited: boolean): Promise<PersonFinder> {
    const { assets } = this;
    if (assets?.personModels === undefined)
      throw new TrackerLoadError('the person model has no address');
    return createPersonFinder(
      { ...assets, personModels: assets.personModels },
      this.startingWith('personModels', isAwaited),
    );
  }

  dispose(): void {
    void this.faces?.then(
      (tracker) => tracker.dispose(),
      () => undefined,
    );
    this.faces = null;
  }

  /** Starts with what was loaded before: the runtime, and the file of models that is kept as `models`. */
  private startingWith(models: 'handModels' | 'personModels', isAwaited: boolean): StartOptions {
    const { compiledWasm, [models]: modelsFile } = this.keptFiles;
    return {
      onProgress: isAwaited ? this.tellProgress : undefined,
      onFiles: (files) => this.keep({ [models]: files.modelsFile }),
      keptFiles: {
        ...(compiledWasm === undefined ? {} : { compiledWasm }),
        ...(modelsFile === undefined ? {} : { modelsFile }),
      },
    };
  }

  private readonly tellProgress: LoadProgress = (loaded, total) =>
    this.post({ name: 'progress', body: { loaded, total } });

  private keep(files: KeptFiles): void {
    this.keptFiles = { ...this.keptFiles, ...files };
    this.post({ name: 'files-loaded', body: files });
  }
}
