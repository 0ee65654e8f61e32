import { useEffect } from 'react';
import { useStudio } from '#app/look/studio-context.tsx';

/** Prepares the mirror while the studio is on show, and turns the camera off when it no longer is. */
export function useMirrorHere(): void {
  const studio = useStudio();
  useEffect(() => {
    const callOff = studio.preload();
    return () => {
      callOff();
      if (studio.store.getState().source === 'camera') studio.camera.stop();
    };
  }, [studio]);
}
