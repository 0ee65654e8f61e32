import { describe, expect, it } from 'vitest';
import { COMMUNITY_TABS } from '#content/panels/community-words.ts';
import { TOOLS } from './tools.ts';

describe('the tools', () => {
  it('are the specification’s, in its order', () => {
    expect(TOOLS.map(({ label }) => label)).toEqual([
      'Capture Look',
      'Share Live',
      'Reset',
      'Join Challenge',
      'Rate Look',
      'Share',
      'Trends',
      'Health Check',
      'Hydration',
      'Neural AI',
      'Blockchain',
    ]);
  });

  it('lead only to tabs of Social & Community that exist', () => {
    const parts = TOOLS.flatMap(({ action }) =>
      action.kind === 'open' && action.panel === 'community' ? [action.part] : [],
    );
    expect(parts).toEqual(['challenges', 'rating', 'trends']);
    for (const part of parts) expect(COMMUNITY_TABS).toContain(part);
  });
});
