/** Every screenshot that is taken, listed once. */

import type { Page } from '@playwright/test';
import { ARTICLES } from '#content/articles/articles.ts';
import { PAGES } from '#content/pages.ts';
import { PANEL_IDS, PANEL_ROOMS, ROOM_IDS } from '#content/rooms.ts';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';
import { PLANS_WORDS } from '#content/subscribe-words.ts';
import { articleAddress, BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';
import { type SampleVisitor, SUBSCRIBER } from './sample-visitors.ts';

export type Theme = 'vanity' | 'daylight';

export interface Screen {
  /** Name of the file. */
  readonly name: string;
  readonly path: string;
  readonly themes: readonly Theme[];
  /** Who is signed in. */
  readonly visitor: SampleVisitor;
  /** Whether the whole page is captured, or only what fits on the screen. */
  readonly whole: boolean;
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const BOTH: readonly Theme[] = ['vanity', 'daylight'];
const LIGHT: readonly Theme[] = ['daylight'];

/** Without a GPU, a machine needs its time for the first frame. */
const FIRST_FRAME_LIMIT_MS = 90_000;
const A_FEW_FRAMES_MS = 1500;

async function putOnRomantic(page: Page): Promise<void> {
  const romantic = page.getByRole('button', { name: 'Romantic', exact: true }).first();
  if (await romantic.isVisible()) await romantic.click();
  // Keeps the pointer from resting on something, which would show its tooltip.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(A_FEW_FRAMES_MS);
}

/** Starts the camera, which looks at a synthetic face. */
async function startCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Camera' }).first().click();
  const mirror = page.getByRole('region', { name: /^(Live Camera Feed|Photo|Drawn model)$/ });
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

/** Proceeds to the payment of a plan. */
async function chooseMonthly(page: Page): Promise<void> {
  await page.getByRole('button', { name: PLANS_WORDS.continue, exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
}

/** Looks up the person who pays. */
async function findSubscriber(page: Page): Promise<void> {
  await page.getByLabel('Find a customer').fill(SUBSCRIBER.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: SUBSCRIBER.email }).click();
  await page.getByRole('heading', { name: SUBSCRIBER.name, level: 2 }).waitFor();
}

const STUDIO = { path: '/', visitor: 'member', whole: false } as const;

/** Pages that need a signed-in person. */
const OWN: readonly string[] = ['/my-saved-looks', '/my-activity', '/account-settings'];
/** Added separately below. */
const APART: readonly string[] = ['/', '/app', LANDING_PATH, BLOG_PATH, '/operator'];

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

const pages = Object.keys(PAGES)
  .filter((path) => !APART.includes(path))
  .map((path) => ({
    name: nameOf(path),
    path,
    themes: LIGHT,
    visitor: OWN.includes(path) ? ('member' as const) : ('guest' as const),
    whole: true,
  }));

/** Opens what a fragment of the address names, with the drawn model in the mirror. */
function openingFragment(fragment: string) {
  return async (page: Page): Promise<void> => {
    await showModel(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    // Some panels show the mirror's picture themselves.
    await page.waitForTimeout(A_FEW_FRAMES_MS);
  };
}

const DARK: readonly Theme[] = ['vanity'];

const rooms = ROOM_IDS.filter((room) => Object.values<string>(PANEL_ROOMS).includes(room)).map(
  (room) => ({
    ...STUDIO,
    name: `studio-${room}`,
    themes: DARK,
    prepare: openingFragment(`#room=${room}`),
  }),
);

/** Shown to a subscriber: locked panels have nothing to show. */
const panels = PANEL_IDS.map((panel) => ({
  ...STUDIO,
  visitor: 'subscriber' as const,
  name: `studio-panel-${panel}`,
  themes: DARK,
  prepare: openingFragment(`#panel=${panel}`),
}));

const GUEST = { visitor: 'guest', whole: true } as const;
const article = ARTICLES[0];

export const SCREENS: readonly Screen[] = [
  { ...STUDIO, name: 'studio-at-rest', themes: BOTH },
  { ...STUDIO, name: 'studio', themes: BOTH, prepare: showModel },
  { ...STUDIO, name: 'studio-live', themes: ['vanity'], prepare: startCamera },
  ...rooms,
  ...panels,
  { ...GUEST, name: 'landing', path: LANDING_PATH, themes: BOTH },
  { ...GUEST, name: 'blog', path: BLOG_PATH, themes: LIGHT },
  ...(article === undefined
    ? []
    : [{ ...GUEST, name: 'article', path: articleAddress(article), themes: LIGHT }]),
  ...pages,
  {
    name: 'account-settings-pro',
    path: '/account-settings',
    themes: LIGHT,
    visitor: 'subscriber',
    whole: true,
  },
  { name: 'subscribe', path: SUBSCRIBE_PATH, themes: BOTH, visitor: 'member', whole: true },
  {
    name: 'subscribe-payment',
    path: SUBSCRIBE_PATH,
    themes: BOTH,
    visitor: 'member',
    whole: true,
    prepare: chooseMonthly,
  },
  {
    name: 'operator',
    path: '/operator',
    themes: LIGHT,
    visitor: 'operator',
    whole: true,
    prepare: findSubscriber,
  },
  { ...GUEST, name: 'not-found', path: '/no-such-page', themes: LIGHT },
];
