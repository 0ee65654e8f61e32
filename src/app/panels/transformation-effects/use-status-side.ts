import { useEffect, useState, type CSSProperties, type RefObject } from 'react';

/** Between two things that stand beside each other in the mirror, in CSS pixels. */
const GAP = 8;

/**
 * Where something over the picture stands beside what the mirror says of itself, or under that where there is no room: what
 * is said is of any width. The places are the stylesheet's own until they are known, and on a phone.
 */
export function useStatusSide(element: RefObject<HTMLElement | null>): CSSProperties {
  const [side, setSide] = useState<CSSProperties>({});
  useEffect(() => {
    const top = document.querySelector('.mirror-top');
    const [status, controls] = top?.children ?? [];
    if (status === undefined || controls === undefined) return undefined;
    const place = (): void => {
      const own = element.current;
      const picture = own?.parentElement?.getBoundingClientRect();
      if (own === null || picture === undefined) return;
      const said = status.getBoundingClientRect();
      const room = controls.getBoundingClientRect().left - said.right - 2 * GAP;
      const isBeside = own.offsetWidth <= room;
      setSide({
        left: (isBeside ? said.right + GAP : said.left) - picture.left,
        top: (isBeside ? said.top : said.bottom + GAP) - picture.top,
      });
    };
    const observer = new ResizeObserver(place);
    for (const each of [status, controls]) observer.observe(each);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return side;
}
