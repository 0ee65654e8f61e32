/** Looking at a photo more closely: zooming, moving, and choosing one of its faces. */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { fillIn } from '#content/fill-in.ts';
import { boundedView, WHOLE_VIEW, zoomedAt, type View } from '#domain/picture/fit.ts';
import { closeUpScale } from '#domain/picture/picture-size.ts';
import { pictureFit, viewIn } from '#studio/state/seen-picture.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

/** A place in the mirror, in shares of its width and height from its top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

export interface ViewCommands {
  /** Makes a photo `factor` times as large; what is shown at `place` stays there. */
  zoom(factor: number, place?: Place): void;
  /** Moves a photo by shares of the mirror's width and height. */
  move(x: number, y: number): void;
  /** Shows all of the photo again. */
  showWhole(): void;
  /** Puts the look on another of the photo's faces. */
  chooseFace(face: number): void;
}

export function createViewCommands({
  environment,
  store,
  session,
  notices,
}: Pick<StudioParts, 'environment' | 'store' | 'session' | 'notices'>): ViewCommands {
  function look(change: (view: View) => View): boolean {
    const state = store.getState();
    const { pictureSize, source, status } = state;
    const box = environment.mirror.size();
    const isShown = source === 'photo' && status === 'active' && pictureSize !== null;
    if (!isShown || box.width === 0 || box.height === 0) return false;
    const view = boundedView(box, pictureSize, pictureFit(source), change(viewIn(box, state)));
    const [before, after] = [
      closeUpScale(pictureSize, state.view.zoom),
      closeUpScale(pictureSize, view.zoom),
    ];
    store.setState({ view });
    if (before !== after) session.current()?.setResolutionScale(after);
    return true;
  }

  function zoomTo(change: (view: View) => View): void {
    if (!look(change)) return;
    const percent = Math.round(store.getState().view.zoom * 100);
    notices.announce(fillIn(ANNOUNCEMENTS.zoomed, { percent }));
  }

  return {
    zoom(factor, place = MIDDLE) {
      zoomTo((view) => zoomedAt(view, view.zoom * factor, place));
    },
    move(x, y) {
      look((view) => ({ ...view, x: view.x + x, y: view.y + y }));
    },
    showWhole() {
      zoomTo(() => WHOLE_VIEW);
    },
    chooseFace(face) {
      const { faces } = store.getState();
      if (faces === null || face === faces.worn || faces.areas[face] === undefined) return;
      store.setState({ faces: { ...faces, worn: face, chosen: true } });
      session.current()?.chooseFace(face);
      const count = faces.areas.length;
      notices.announce(fillIn(ANNOUNCEMENTS.faceChosen, { place: face + 1, count }));
    },
  };
}
