import { v7 as uuidv7 } from 'uuid';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { readActivity, reportCapture } from '#contracts/activity.ts';
import type { Studio } from '#studio/studio.ts';

/** Notes in the account of the signed-in person that a photo was captured; never the photo. */
async function report(): Promise<void> {
  try {
    await callApi(reportCapture, { body: { id: uuidv7() }, keepalive: true });
    queryClient.removeQueries({ queryKey: [readActivity.path] });
  } catch {
    // The capture is in the downloads, which is what matters; the tile counts one too few.
  }
}

/** Starts once for the life of the document. */
export function reportCaptures(studio: Studio): void {
  studio.events.listen(({ kind }) => {
    if (kind === 'photo-captured' && rememberedUser() !== null) void report();
  });
}
