import { useEffect } from 'react';
import { useStudio } from '#app/look/studio-context.tsx';

/** Undoes and redoes with the keys that every other program uses for it. */
export function useHistoryKeys(): void {
  const { look } = useStudio();
  useEffect(() => {
    const ending = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        const key = event.key.toLowerCase();
        if (key === 'z' && !event.shiftKey) look.undo();
        else if (key === 'y' || key === 'z') look.redo();
        else return;
        event.preventDefault();
      },
      { signal: ending.signal },
    );
    return () => {
      ending.abort();
    };
  }, [look]);
}
