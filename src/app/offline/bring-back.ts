/** Where pressing a notification leads. */

/** The page of the app that each kind of notification is about, by its tag. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['water', '/#panel=health-wellness/water'],
]);

const STUDIO = '/';

/** A page that is open, as its service worker knows it. */
interface OpenPage {
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
}

interface OpenPages {
  readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly OpenPage[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
}

/**
 * Brings the visible page to the front, or else any open one, so that nothing begun there is lost. If none
 * is open, opens the page that the notification is about.
 */
export async function bringBack(pages: OpenPages, tag: string): Promise<void> {
  const open = await pages.matchAll({ type: 'window' });
  const page = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  if (page === undefined) await pages.openWindow(ADDRESSES.get(tag) ?? STUDIO);
  else await page.focus();
}
