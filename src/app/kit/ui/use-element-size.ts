import { useEffect, useState, type RefObject } from 'react';
import type { Size } from '#domain/picture/fit.ts';

/** The size of an element in CSS pixels; null until it has been laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: observed.clientWidth, height: observed.clientHeight });
    });
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}
