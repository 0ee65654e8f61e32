import { useEffect, useState } from 'react';
import { useStudio } from '#app/look/studio-context.tsx';

/** Takes pictures that are dropped or pasted anywhere on the page. Returns whether one hovers over it. */
export function usePictureDrop(): boolean {
  const studio = useStudio();
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const show = (event: Event, files: FileList | undefined): void => {
      const file = files?.[0];
      if (file === undefined || event.defaultPrevented) return;
      event.preventDefault();
      void studio.pictures.showPhoto(file);
    };
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return;
        // Prevented already where a panel has a place of its own for pictures, and takes this one.
        setHovering(!event.defaultPrevented);
        event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setHovering(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setHovering(false);
        show(event, event.dataTransfer?.files);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        show(event, event.clipboardData?.files);
      },
      { signal },
    );
    return () => {
      ending.abort();
    };
  }, [studio]);
  return hovering;
}
