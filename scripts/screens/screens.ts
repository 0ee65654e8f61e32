/** Every picture that is taken, once. */

import type { Page } from '@playwright/test';
import { ARTICLES } from '#content/articles/articles.ts';
import { PAGES } from '#content/pages.ts';
import { PANEL_ROOMS, ROOM_IDS } from '#content/rooms.ts';
import { articleAddress, BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';

export type Theme = 'vanity' | 'daylight';

export interface Screen {
  /** Of the file. */
  readonly name: string;
  readonly path: string;
  readonly themes: readonly Theme[];
  /** Whether somebody is signed in, with a few looks and some activity. */
  readonly signedIn: boolean;
  /** Whether the whole page is taken, rather than what a screen shows of it. */
  readonly whole: boolean;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const BOTH: readonly Theme[] = ['vanity', 'daylight'];
const LIGHT: readonly Theme[] = ['daylight'];

/** A machine without a graphics processor needs its time for the first frame. */
const FIRST_FRAME_LIMIT_MS = 90_000;
const A_FEW_FRAMES_MS = 1500;

async function putOnRomantic(page: Page): Promise<void> {
  const romantic = page.getByRole('button', { name: 'Romantic', exact: true }).first();
  if (await romantic.isVisible()) await romantic.click();
  // Nothing explains itself because the pointer happens to be over it.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(A_FEW_FRAMES_MS);
}

/** Starts the camera, which looks at a synthetic face. */
async function startCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Camera' }).first().click();
  const mirror = page.getByRole('region', { name: 'Live Camera Feed' });
  await mirror.getByText('Live', { exact: true }).waitFor({ timeout: FIRST_FRAME_LIMIT_MS });
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await putOnRomantic(page);
}

/** Shows the drawn model in the mirror. */
async function showModel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the drawn model' }).first().click();
  const opening = page.getByText('Opening the picture', { exact: false }).first();
  await opening.waitFor({ timeout: FIRST_FRAME_LIMIT_MS });
  await opening.waitFor({ state: 'hidden', timeout: FIRST_FRAME_LIMIT_MS });
  await putOnRomantic(page);
}

const STUDIO = { path: '/', signedIn: true, whole: false } as const;

/** Pages that show nothing of their own to somebody who is not signed in. */
const OWN: readonly string[] = ['/my-saved-looks', '/my-activity', '/account-settings'];
/** Taken apart from the other pages, below. */
const APART: readonly string[] = ['/', '/app', LANDING_PATH, BLOG_PATH];

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

const pages = Object.keys(PAGES)
  .filter((path) => !APART.includes(path))
  .map((path) => ({
    name: nameOf(path),
    path,
    themes: LIGHT,
    signedIn: OWN.includes(path),
    whole: true,
  }));

const rooms = ROOM_IDS.filter((room) => Object.values<string>(PANEL_ROOMS).includes(room)).map(
  (room) => ({
    ...STUDIO,
    name: `studio-${room}`,
    themes: ['vanity'] as const,
    async prepare(page: Page) {
      await showModel(page);
      await page.evaluate((name) => {
        location.hash = `#room=${name}`;
      }, room);
    },
  }),
);

const article = ARTICLES[0];

export const SCREENS: readonly Screen[] = [
  { ...STUDIO, name: 'studio-at-rest', themes: BOTH },
  { ...STUDIO, name: 'studio', themes: BOTH, prepare: showModel },
  { ...STUDIO, name: 'studio-live', themes: ['vanity'], prepare: startCamera },
  ...rooms,
  { name: 'landing', path: LANDING_PATH, themes: BOTH, signedIn: false, whole: true },
  { name: 'blog', path: BLOG_PATH, themes: LIGHT, signedIn: false, whole: true },
  ...(article === undefined
    ? []
    : [
        {
          name: 'article',
          path: articleAddress(article),
          themes: LIGHT,
          signedIn: false,
          whole: true,
        },
      ]),
  ...pages,
  { name: 'not-found', path: '/no-such-page', themes: LIGHT, signedIn: false, whole: true },
];
