import './look-from-picture.css';
import { useId } from 'react';
import { PICTURE_LOOK_WORDS } from '#content/panels/picture-look-words.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { PictureZone } from './picture-zone.tsx';
import { ReadLook } from './read-look.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { usePictureLook } from './use-picture-look.ts';

/** Reads the makeup of a face in a picture, and lays it on one's own. */
export function LookFromPicture() {
  const title = useId();
  const { state, start, abort, change } = usePictureLook();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="display text-2xl">
        {PICTURE_LOOK_WORDS.title}
      </h3>
      <p className="mt-1.5 text-md text-fg-2">{PICTURE_LOOK_WORDS.about}</p>
      {state.phase === 'reading' ? (
        <div className="picture-reading">
          <MeasuringProgress {...PICTURE_LOOK_WORDS.stages[state.stage]} share={state.share} />
          <button type="button" className="button-secondary" onClick={abort}>
            {PICTURE_LOOK_WORDS.cancel}
          </button>
        </div>
      ) : null}
      {state.phase === 'empty' ? (
        <>
          {state.failure === null ? null : <TroubleNote failure={state.failure} />}
          <PictureZone onFile={start} />
        </>
      ) : null}
      {state.phase === 'result' ? (
        <ReadLook read={state.read} chosen={state.chosen} onChange={change} onFile={start} />
      ) : null}
    </section>
  );
}
