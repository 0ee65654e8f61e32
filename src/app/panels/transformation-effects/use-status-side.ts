import { useEffect, useState, type CSSProperties, type RefObject } from 'react';

/** Gap between the status and what stands beside it in the mirror, in CSS pixels. */
const GAP = 8;

/**
 * Places something over the picture beside the mirror's status, which may have any width, or under it where
 * there is no room. Until the places are measured, and on a phone, the style sheet's own places apply.
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
