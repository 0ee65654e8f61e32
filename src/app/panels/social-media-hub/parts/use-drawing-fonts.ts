import { useEffect, useState } from 'react';
import { fontsForDrawing } from './canvas.ts';

/** Whether the fonts for writing onto pictures are there. */
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
