import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { CAPTION_WORDS } from '#content/panels/live-tools-words.ts';
import { GlassButton } from '#app/kit/ui/glass-button.tsx';

/** Makes a part of the page fill the screen, where the browser allows it. */
export function FillScreen({ whole }: { whole: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => {
      setFull(document.fullscreenElement !== null);
    };
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  const change = (): void => {
    const changed = isFull ? document.exitFullscreen() : whole.current?.requestFullscreen();
    changed?.catch(() => undefined);
  };
  return (
    <GlassButton
      label={isFull ? CAPTION_WORDS.small : CAPTION_WORDS.full}
      icon={isFull ? Minimize : Maximize}
      onClick={change}
    />
  );
}
