/** Requests from the page that are answered once, by their number, and do not change what is shown. */

import { describeCause } from '#engine/tracking/tracker-errors.ts';
import { failureOf } from './engine-failure.ts';
import type { FramePipeline } from './frame-pipeline.ts';
import type { PageMessages, PostToPage } from '#engine/runtime/messages.ts';
import type { PixelReader } from './read-pixels.ts';
import { readPicture } from './read-picture.ts';
import type { Trackers } from './trackers.ts';

/** Sends a picture of what is shown, or why there is none. */
export async function answerSnapshot(
  { request, options }: PageMessages['take-snapshot'],
  pipeline: FramePipeline | null,
  post: PostToPage,
): Promise<void> {
  try {
    if (pipeline === null) throw new Error('nothing is shown');
    const picture = await pipeline.takeSnapshot(options);
    post({ name: 'snapshot', body: { request, picture } });
  } catch (error) {
    post({ name: 'snapshot-failed', body: { request, cause: describeCause(error) } });
  }
}

/** Reads another picture than the one that is shown. One that cannot be read is answered, too. */
export async function answerPicture(
  { request, what, image: bitmap, references }: PageMessages['read-picture'],
  pixels: PixelReader,
  trackers: Trackers,
  post: PostToPage,
): Promise<void> {
  try {
    const image = pixels.readDrawable(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    const answer = await readPicture(await trackers.faceTracker(), image, what, references);
    post({ name: 'picture-read', body: { request, answer } });
  } catch (error) {
    post({ name: 'picture-unread', body: { request, failure: failureOf(error) } });
  }
}
