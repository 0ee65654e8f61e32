import { useEffect, useRef } from 'react';
import { PICTURE_LOOK_WORDS } from '#content/panels/picture-look-words.ts';
import { headArea } from '#domain/picture/head-area.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import type { PictureLook } from '#studio/commands/picture-look.ts';
import { drawPart, followPortrait, PORTRAIT } from './portraits.ts';

/** The face of the picture, and one's own beside it with the same look. */
export function SideBySide({ read }: { read: PictureLook }) {
  return (
    <div className="picture-pair" role="group" aria-label={PICTURE_LOOK_WORDS.pair}>
      <figure>
        <PicturePortrait read={read} />
        <figcaption>{PICTURE_LOOK_WORDS.picture}</figcaption>
      </figure>
      <figure>
        <OwnPortrait />
        <figcaption>{PICTURE_LOOK_WORDS.you}</figcaption>
      </figure>
    </div>
  );
}

function PicturePortrait({ read: { picture, face } }: { read: PictureLook }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = picture;
    const box = {
      left: face.left * width,
      top: face.top * height,
      width: face.width * width,
      height: face.height * height,
    };
    drawPart(
      canvas.current,
      picture,
      headArea(box, picture, PORTRAIT.width / PORTRAIT.height),
      false,
    );
  }, [picture, face]);
  return (
    <canvas
      ref={canvas}
      {...PORTRAIT}
      className="picture-portrait"
      role="img"
      aria-label={PICTURE_LOOK_WORDS.pictureAlt}
    />
  );
}

function OwnPortrait() {
  const studio = useStudio();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isShowing = useStudioState(({ status }) => status === 'active');
  useEffect(() => {
    const mirror = studio.mirror();
    if (!isShowing || mirror === null) return undefined;
    return followPortrait(mirror, () => canvas.current);
  }, [studio, isShowing]);
  if (!isShowing) return <EmptyMirror />;
  return (
    <canvas
      ref={canvas}
      {...PORTRAIT}
      className="picture-portrait"
      role="img"
      aria-label={PICTURE_LOOK_WORDS.youAlt}
    />
  );
}

function EmptyMirror() {
  const { camera, pictures } = useStudio();
  return (
    <div className="picture-portrait picture-portrait-empty">
      <p className="text-sm text-fg-2">{PICTURE_LOOK_WORDS.noMirror}</p>
      <button type="button" className="button-secondary" onClick={() => void camera.start()}>
        {PICTURE_LOOK_WORDS.startCamera}
      </button>
      <button
        type="button"
        className="button-secondary"
        onClick={() => void pictures.showDrawnModel()}
      >
        {PICTURE_LOOK_WORDS.drawnModel}
      </button>
    </div>
  );
}
