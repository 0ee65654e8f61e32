import type { EventHub } from './event-hub.ts';
import type { WorkerMessage, WorkerMessages } from '#engine/runtime/messages.ts';
import type { MeasureRequests } from './measure-requests.ts';
import type { MirrorEvents, MirrorFailure } from '#engine/runtime/mirror.ts';
import type { PictureReadings } from './picture-readings.ts';
import type { SnapshotRequests } from './snapshot-requests.ts';
import type { SourceFeed } from './source-feed.ts';
import type { WorkerTimeout } from './worker-timeout.ts';

/** The parts of a mirror that the engine's messages are for. */
export interface Addressees {
  readonly events: EventHub<MirrorEvents>;
  readonly feed: SourceFeed;
  readonly snapshots: SnapshotRequests;
  readonly measures: MeasureRequests;
  readonly readings: PictureReadings;
  readonly timeout: WorkerTimeout;
  readonly onPicture: (drawn: WorkerMessages['picture']) => void;
  readonly onFailure: (failure: MirrorFailure) => void;
  readonly onFirstFrame: (face: boolean) => void;
  readonly onFaces: (faces: MirrorEvents['faces']) => void;
  readonly onStatistics: (statistics: WorkerMessages['statistics']) => void;
  readonly onContextGone: () => void;
}

/**
 * Hands a message to the part that it is for. A message about a source that is no longer shown is dropped.
 */
export function deliverMessage(message: WorkerMessage, to: Addressees): void {
  switch (message.name) {
    case 'progress':
      to.events.emit('progress', message.body);
      return;
    case 'failed':
      to.onFailure(message.body);
      return;
    case 'first-frame':
      if (message.body.session === to.feed.session) to.onFirstFrame(message.body.face);
      return;
    case 'faces':
      if (message.body.session === to.feed.session) to.onFaces(message.body);
      return;
    case 'frame-done':
      if (message.body.session === to.feed.session) to.feed.frameDone();
      return;
    // Reading a camera may end after its session has, so this goes to the camera of that session.
    case 'reading-ended':
      to.feed.readingEnded(message.body.session);
      return;
    case 'track-unreadable':
      to.feed.trackUnreadable(message.body.session);
      return;
    case 'landmarks':
      to.events.emit('landmarks', message.body.face);
      return;
    case 'hands':
      to.events.emit('hands', message.body.hands);
      for (const gesture of message.body.gestures) to.events.emit('gesture', gesture);
      return;
    case 'hands-failed':
      to.events.emit('handsFailure', message.body);
      return;
    case 'hair':
      to.events.emit('hair', message.body.state);
      return;
    case 'picture':
      to.onPicture(message.body);
      return;
    case 'statistics':
      to.onStatistics(message.body);
      return;
    case 'snapshot':
      to.snapshots.resolve(message.body.request, message.body.picture);
      return;
    case 'snapshot-failed':
      to.snapshots.reject(message.body.request, message.body.cause);
      return;
    case 'measure-progress':
      to.measures.progress(message.body.request, message.body.share);
      return;
    case 'measured':
      to.measures.resolve(message.body.request, message.body.reading);
      return;
    case 'unmeasured':
      to.measures.reject(message.body.request, message.body.failure.cause);
      return;
    case 'picture-read':
      to.readings.receive(message.body);
      return;
    case 'picture-unread':
      to.readings.reject(message.body.request, message.body.failure);
      return;
    case 'context-restored':
      to.events.emit('recovered', { from: 'graphics-context' });
      return;
    case 'context-gone':
      to.onContextGone();
      return;
    case 'lock-held':
      to.timeout.lockHeld();
      return;
    case 'ready':
    case 'files-loaded':
    case 'pong':
      return;
  }
}
