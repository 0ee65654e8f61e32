/** Looking at a photo more closely: zooming, moving, and choosing one of its faces. */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { fillIn } from '#content/fill-in.ts';
import {
  boundedView,
  placement,
  WHOLE_VIEW,
  zoomedAt,
  type Area,
  type View,
} from '#domain/picture/fit.ts';
import { closeUpScale } from '#domain/picture/picture-size.ts';
import { pictureFit, viewIn } from '#studio/state/seen-picture.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

/** A place in the mirror, in shares of its width and height from its top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** The middle of an area of the picture, for a picture that lies so in the mirror. */
function middleOf(area: Area, picture: Area): Place {
  return {
    x: picture.left + (area.left + area.width / 2) * picture.width,
    y: picture.top + (area.top + area.height / 2) * picture.height,
  };
}

function isInSight({ x, y }: Place): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

export interface ViewCommands {
  /**
   * Makes a photo `factor` times as large; what is shown at `place` stays there. Without a place it is the
   * face that wears the look, where there are several and it is in sight, else the middle.
   */
  readonly zoom: (factor: number, place?: Place) => void;
  /** Moves a photo by shares of the mirror's width and height. */
  readonly move: (x: number, y: number) => void;
  /** Shows all of the photo again. */
  readonly showWhole: () => void;
  /** Puts the look on another of the photo's faces. */
  readonly chooseFace: (face: number) => void;
}

export function createViewCommands({
  environment,
  store,
  session,
  notices,
}: Pick<StudioParts, 'environment' | 'store' | 'session' | 'notices'>): ViewCommands {
  function changeView(change: (view: View) => View): boolean {
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
    if (!changeView(change)) return;
    const percent = Math.round(store.getState().view.zoom * 100);
    notices.announce(fillIn(ANNOUNCEMENTS.zoomed, { percent }));
  }

  function placeToKeep(): Place {
    const state = store.getState();
    const { faces, pictureSize, source } = state;
    const face = faces?.areas[faces.worn];
    if (face === undefined || pictureSize === null) return MIDDLE;
    const box = environment.mirror.size();
    const picture = placement(box, pictureSize, pictureFit(source), viewIn(box, state));
    const place = middleOf(face, picture);
    return isInSight(place) ? place : MIDDLE;
  }

  return {
    zoom(factor, place) {
      zoomTo((view) => zoomedAt(view, view.zoom * factor, place ?? placeToKeep()));
    },
    move(x, y) {
      changeView((view) => ({ ...view, x: view.x + x, y: view.y + y }));
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
