/** Putting a still picture into the mirror: a photo of the person's own, or the drawn model. */

import type { StudioToast } from '#studio/state/notices.ts';
import { asEngineError } from '#studio/state/mirror-session.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { screenScale } from '#domain/picture/picture-size.ts';
import { failure, type Result } from '#domain/result.ts';

export interface PictureCommands {
  /** Shows a file that was chosen, dropped or pasted. What is in the mirror stays if it cannot be read. */
  readonly showPhoto: (file: Blob) => Promise<void>;
  readonly showDrawnModel: () => Promise<void>;
}

type StillSource = 'photo' | 'drawn-model';

export function createPictureCommands(parts: StudioParts): PictureCommands {
  const { environment, store, session, showing, notices } = parts;
  const { pictures } = environment;

  async function open(file: Blob): Promise<Result<ImageBitmap, StudioToast>> {
    try {
      const { openPicture } = await import('./open-picture.ts');
      return await openPicture(pictures, file);
    } catch {
      return failure('pictureUnreadable');
    }
  }

  async function show(source: StillSource, image: ImageBitmap, signal: AbortSignal): Promise<void> {
    const pictureSize = { width: image.width, height: image.height };
    showing.hold(() => {
      image.close();
    });
    let faceInFirstFrame: boolean | null = null;
    try {
      const mirror = await session.open();
      const stopListening = mirror.subscribe('firstFrame', ({ face }) => {
        faceInFirstFrame = face;
      });
      try {
        mirror.setResolutionScale(screenScale(pictureSize));
        await session.show({ kind: 'still', image }, signal);
      } finally {
        stopListening();
      }
    } catch (cause) {
      if (!signal.aborted) showing.fail(asEngineError(cause, 'processing-failed'));
      return;
    }
    if (signal.aborted) return;
    const withoutFace = faceInFirstFrame === false;
    store.setState({
      status: 'active',
      progress: null,
      pictureSize,
      problem: withoutFace ? { kind: 'picture-without-face' } : null,
    });
    notices.announce(source === 'photo' ? ANNOUNCEMENTS.photo : ANNOUNCEMENTS.drawnModel);
    if (withoutFace) notices.toast('noFaceFound');
  }

  async function showPhoto(file: Blob): Promise<void> {
    const isLatest = showing.prepare();
    const opened = await open(file);
    if (!isLatest()) {
      if (opened.ok) opened.value.close();
      return;
    }
    if (!opened.ok) {
      notices.toast(opened.failure);
      return;
    }
    showing.rememberAttempt(() => void showPhoto(file));
    await show('photo', opened.value, showing.begin('photo'));
  }

  async function showDrawnModel(): Promise<void> {
    showing.rememberAttempt(() => void showDrawnModel());
    const signal = showing.begin('drawn-model');
    try {
      const image = await pictures.decode(await pictures.fetchDrawnModel(signal));
      if (!signal.aborted) await show('drawn-model', image, signal);
    } catch {
      if (signal.aborted) return;
      showing.stop();
      notices.toast('drawnModelUnavailable');
    }
  }

  return { showPhoto, showDrawnModel };
}
