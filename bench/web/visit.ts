/** Lighthouse's phone run: a slow phone on a slow network, simulated with its default settings. */

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '#scripts/setup/browser.mjs';
import { freePort } from '#tests/server/support/free-port.ts';
import { CHROMIUM_FLAGS, FAKE_CAMERA_FLAGS } from '#tests/support/chromium-flags.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/**
 * The first frame of a page waits for the GPU process, which takes seconds to start here without hardware.
 * No phone waits for that, so these pages are composited on the CPU.
 */
const GRAPHICS = /^--(?:use-gl|use-angle|enable-unsafe-swiftshader)/;
const FLAGS = [
  ...CHROMIUM_FLAGS.filter((flag) => !GRAPHICS.test(flag)),
  ...FAKE_CAMERA_FLAGS,
  '--disable-gpu',
];

const KILO = 1000;
const PERCENT = 100;

export interface WebFigures {
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Seconds. */
  readonly firstPaint: number;
  /** Seconds. */
  readonly largestPaint: number;
  /** Milliseconds. */
  readonly blocked: number;
  readonly shift: number;
  /** Kilobytes over the network, compressed. */
  readonly scripts: number;
  readonly total: number;
  /** The audits that keep a score below 100. */
  readonly shortcomings: readonly string[];
}

/** Visits an address in a browser of its own. Rejects if Lighthouse could not judge it. */
export async function visit(address: string): Promise<WebFigures> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}.`);
    return figuresOf(result.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function figuresOf({ audits, categories }: Report): WebFigures {
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * PERCENT);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: value('first-contentful-paint') / KILO,
    largestPaint: value('largest-contentful-paint') / KILO,
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: scriptBytes(audits) / KILO,
    total: value('total-byte-weight') / KILO,
    shortcomings: CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

function scriptBytes(audits: Report['audits']): number {
  const details = audits['network-requests']?.details;
  const rows: readonly object[] = details?.type === 'table' ? details.items : [];
  return rows.reduce((sum, row) => {
    const isScript = 'resourceType' in row && row.resourceType === 'Script';
    const size =
      'transferSize' in row && typeof row.transferSize === 'number' ? row.transferSize : 0;
    return isScript ? sum + size : sum;
  }, 0);
}
