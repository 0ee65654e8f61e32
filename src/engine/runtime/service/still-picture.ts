/** A still picture that is shown, and the faces in it. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { MirrorEvents } from '#engine/runtime/mirror.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { areaOf, distanceBetween } from '#engine/runtime/face-areas.ts';
import type { FramePipeline } from './frame-pipeline.ts';

export class StillPicture {
  private readonly image: FrameImage;
  private readonly tracker: FaceTracker;
  private readonly pipeline: FramePipeline;
  private faces: readonly TrackedFace[] = [];
  private worn: TrackedFace | null = null;
  private isChosen = false;
  private finding: Promise<void> | null = null;

  constructor(image: FrameImage, tracker: FaceTracker, pipeline: FramePipeline) {
    this.image = image;
    this.tracker = tracker;
    this.pipeline = pipeline;
  }

  /** Draws the picture, and returns the face that wears the look. */
  async show(): Promise<TrackedFace | null> {
    this.worn = await this.pipeline.showStill(this.tracker, this.image);
    return this.worn;
  }

  /** Looks for all faces, once, if the picture shows any. */
  findFaces(): Promise<void> {
    this.finding ??= this.lookForFaces();
    return this.finding;
  }

  /** The picture with the faces to measure: only the one that was chosen, or else all, the largest first. */
  async toMeasure(): Promise<{
    readonly image: FrameImage;
    readonly faces: readonly TrackedFace[];
  }> {
    await this.findFaces();
    const { image, worn, faces } = this;
    const alone = worn !== null && (this.isChosen || faces.length === 0);
    return { image, faces: alone ? [worn] : faces };
  }

  /** Puts the look on another of the faces; null where there is no such face. */
  async choose(place: number): Promise<TrackedFace | null> {
    const chosen = this.faces[place];
    if (chosen === undefined) return null;
    this.isChosen = true;
    this.pipeline.reset(this.tracker);
    this.tracker.follow(chosen);
    return this.show();
  }

  /** Where the faces are, and which of them wears the look; null while they are not known. */
  get found(): MirrorEvents['faces'] | null {
    const { worn, image } = this;
    if (worn === null || this.faces.length === 0) return null;
    const areas = this.faces.map((face) => areaOf(face, image));
    const distances = areas.map((area) => distanceBetween(area, areaOf(worn, image)));
    return { areas, worn: distances.indexOf(Math.min(...distances)) };
  }

  private async lookForFaces(): Promise<void> {
    if (this.worn !== null) this.faces = await this.tracker.findAll(this.image);
  }
}
