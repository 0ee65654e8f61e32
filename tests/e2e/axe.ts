import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that colours alone can break, which is what another light changes. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What axe has against the page as it is, or against a part of it, a line for each of the rules, by
 * default every one. In the legacy mode it judges within the page instead of opening another for its
 * report: the same findings, as there is no frame in our pages, in half the time.
 */
export async function findingsOf(
  page: Page,
  part = 'html',
  rules?: readonly string[],
): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** How many pixels the page scrolls sideways; none of ours may. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
