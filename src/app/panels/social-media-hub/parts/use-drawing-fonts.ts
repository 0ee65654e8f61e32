import { useEffect, useState } from 'react';
import { fontsForDrawing } from './canvas.ts';

/** Whether the fonts are there that pictures are written with. */
export function useDrawingFonts(): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    let isOver = false;
    void fontsForDrawing().then(() => {
      if (!isOver) setThere(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return areThere;
}
