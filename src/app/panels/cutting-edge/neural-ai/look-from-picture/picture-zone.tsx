import { ImagePlus, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_LOOK_WORDS } from '#content/panels/picture-look-words.ts';
import { FileButton } from './file-button.tsx';

/** Takes a picture that is dropped on it, chosen, or pasted anywhere while it is on show. */
export function PictureZone({ onFile }: { onFile: (file: Blob) => void }) {
  const [isOver, setOver] = useState(false);
  usePaste(onFile);
  return (
    <div
      className="picture-zone"
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Tells the page to leave this drop alone: it takes every drop whose default is not prevented.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      <ImagePlus size={26} strokeWidth={1.3} aria-hidden="true" />
      <p className="picture-zone-drop">{PICTURE_LOOK_WORDS.drop}</p>
      <FileButton className="button-primary" onFile={onFile}>
        {PICTURE_LOOK_WORDS.choose}
      </FileButton>
      <p className="picture-zone-paste">{PICTURE_LOOK_WORDS.paste}</p>
      <p className="picture-zone-privacy">
        <Lock size={13} strokeWidth={1.7} aria-hidden="true" />
        {PICTURE_LOOK_WORDS.privacy}
      </p>
    </div>
  );
}

function usePaste(onFile: (file: Blob) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    // Captured, so as to run before the page puts the picture into the mirror.
    document.addEventListener('paste', take, { capture: true });
    return () => {
      document.removeEventListener('paste', take, { capture: true });
    };
  }, []);
}
