import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PREVIEW_WORDS } from '#content/panels/live-tools-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { Broadcast } from './broadcast.ts';

interface PicturePreviewProps {
  readonly broadcast: Pick<Broadcast, 'preview'>;
  readonly hasPicture: boolean;
}

/** Just what others will see, before any of them does. */
export function PicturePreview({ broadcast, hasPicture }: PicturePreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isShown = useStudioState(({ status }) => status === 'active') && hasPicture;
  useEffect(() => {
    const { current } = video;
    const stream = isShown ? broadcast.preview() : null;
    if (current === null || stream === null) return undefined;
    current.srcObject = stream;
    current.play().catch(() => undefined);
    return () => {
      current.srcObject = null;
      for (const track of stream.getTracks()) track.stop();
    };
  }, [isShown, broadcast]);
  return (
    <figure className="live-preview">
      <figcaption className="live-preview-head">
        <span>{PREVIEW_WORDS.title}</span>
        {isShown ? (
          <span className="live-preview-only">
            <EyeOff size={14} strokeWidth={1.7} aria-hidden="true" />
            {PREVIEW_WORDS.onlyYou}
          </span>
        ) : null}
      </figcaption>
      <div className="live-preview-box">
        {isShown ? (
          <video ref={video} muted playsInline aria-label={PREVIEW_WORDS.title} />
        ) : (
          <p>
            <Eye size={20} strokeWidth={1.5} aria-hidden="true" />
            {hasPicture ? PREVIEW_WORDS.noMirror : PREVIEW_WORDS.noPicture}
          </p>
        )}
      </div>
    </figure>
  );
}
