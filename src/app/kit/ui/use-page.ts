import { useLayoutEffect } from 'react';
import type { PageWords } from '#content/pages.ts';

/** Gives the document the title of the page on show. */
export function usePage({ title }: PageWords): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
