import { useRef } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { placement } from '#domain/picture/fit.ts';
import { useElementSize } from '#app/layout/use-element-size.ts';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { pictureFit } from '#studio/seen-picture.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';
import { useShownView } from './use-shown-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** What can be done with a photo in the mirror: zooming, moving, and choosing one of its faces. */
export function PhotoView() {
  const area = useRef<HTMLDivElement>(null);
  const studio = useStudio();
  const box = useElementSize(area);
  const view = useShownView(box);
  const picture = useStudioState((state) => state.pictureSize);
  const faces = useStudioState((state) => state.faces);
  const { handlers, wasTap } = usePhotoGestures(area);
  const place =
    box === null || picture === null ? null : placement(box, picture, pictureFit('photo'), view);
  return (
    <>
      <div
        ref={area}
        className="photo-view"
        role="group"
        aria-label={MIRROR_WORDS.photoView}
        tabIndex={0}
        data-close={view.zoom > 1}
        {...handlers}
      >
        {place === null
          ? null
          : faces?.areas.map((face, index) => (
              <button
                key={`${face.left} ${face.top}`}
                type="button"
                className="photo-face"
                aria-label={fillIn(MIRROR_WORDS.faceInPhoto, {
                  place: index + 1,
                  count: faces.areas.length,
                })}
                aria-pressed={index === faces.worn}
                style={{
                  left: `${(place.left + face.left * place.width) * 100}%`,
                  top: `${(place.top + face.top * place.height) * 100}%`,
                  width: `${face.width * place.width * 100}%`,
                  height: `${face.height * place.height * 100}%`,
                }}
                onClick={() => {
                  if (wasTap()) studio.view.chooseFace(index);
                }}
              />
            ))}
      </div>
      <ZoomButtons />
    </>
  );
}
