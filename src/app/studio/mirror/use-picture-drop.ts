import { useEffect, useState } from 'react';
import { useStudio } from '#app/look/studio-context.tsx';

/** Takes pictures that are dropped or pasted anywhere on the page. Returns whether one hovers over it. */
export function usePictureDrop(): boolean {
  const studio = useStudio();
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const show = (files: FileList | undefined): boolean => {
      const file = files?.[0];
      if (file !== undefined) void studio.pictures.showPhoto(file);
      return file !== undefined;
    };
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return;
        event.preventDefault();
        setHovering(true);
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
        if (show(event.dataTransfer?.files)) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        if (show(event.clipboardData?.files)) event.preventDefault();
      },
      { signal },
    );
    return () => {
      ending.abort();
    };
  }, [studio]);
  return hovering;
}
