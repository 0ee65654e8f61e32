import './photo-view.css';
import { useRef } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { placement } from '#domain/picture/fit.ts';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { ViewCommands } from '#studio/commands/view.ts';
import { pictureFit } from '#studio/state/seen-picture.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';
import { useShownView } from '#app/look/use-shown-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** The photo's view with the commands that move it. */
export function photoViewWith(view: ViewCommands) {
  return function BoundPhotoView() {
    return <PhotoView commands={view} />;
  };
}

/** What can be done with a photo in the mirror: zooming, moving, and choosing one of its faces. */
function PhotoView({ commands }: { commands: ViewCommands }) {
  const area = useRef<HTMLDivElement>(null);
  const box = useElementSize(area);
  const view = useShownView(box);
  const picture = useStudioState((state) => state.pictureSize);
  const faces = useStudioState((state) => state.faces);
  const { handlers, wasTap } = usePhotoGestures(area, commands);
  const place =
    box === null || picture === null ? null : placement(box, picture, pictureFit('photo'), view);
  return (
    <div
      ref={area}
      className="photo-view"
      role="group"
      aria-label={MIRROR_WORDS.photoView}
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
                if (wasTap()) commands.chooseFace(index);
              }}
            />
          ))}
      <ZoomButtons commands={commands} />
    </div>
  );
}
