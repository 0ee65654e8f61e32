import { useLayoutEffect } from 'react';
import type { PageWords } from '#content/pages.ts';
import { pageLight } from '#app/theme/apply-theme.ts';

/** Gives the document the title and the light of the page on show. */
export function usePage({ title, light }: PageWords): void {
  useLayoutEffect(() => {
    document.title = title;
    pageLight.setState(light, true);
  }, [title, light]);
}
