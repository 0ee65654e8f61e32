import { describe, expect, it } from 'vitest';
import { TOOLS, workingTools } from './tools.ts';

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

  it('that open a panel appear with it, and not before', () => {
    const shown = workingTools((panel) => panel === 'community' || panel === 'share-look');
    expect(shown.map(({ label }) => label)).toEqual([
      'Capture Look',
      'Reset',
      'Rate Look',
      'Share',
      'Trends',
    ]);
    expect(workingTools(() => true)).toEqual(TOOLS);
  });
});
