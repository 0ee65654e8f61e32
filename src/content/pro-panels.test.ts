import { describe, expect, it } from 'vitest';
import { COMMUNITY_TAB_LABELS, COMMUNITY_TABS } from './panels/community-words.ts';
import { COLOUR_WHEEL_WORDS, WHEEL_TYPE_LABELS } from './panels/colour-wheel-words.ts';
import { PANEL_WORDS, PRO_GATE_WORDS } from './panel-words.ts';
import { isProPanel } from './pro-panels.ts';
import { PANEL_IDS, PANEL_ROOMS, ROOM_IDS, ROOM_LABELS } from './rooms.ts';

/** The cards that the specification gates, by its titles. */
const GATED = [
  'One-Click Transformation Effects',
  'Virtual Brush Analyzer',
  'Voice Assistant',
  'Advanced Skin Analysis',
  'Professional Mode',
  'Advanced AR & Technology',
  'Health & Wellness Monitoring',
  'Cutting-Edge Technology',
  'Live Streaming',
  'AI-Powered Recommendations',
  'Social Media Hub',
  'Pro Artists Chat',
];

describe('the panels', () => {
  it('that are for Pro are the ones that the specification gates', () => {
    const gated = PANEL_IDS.filter(isProPanel).map((id) => PANEL_WORDS[id].title);
    expect(gated.toSorted()).toEqual(GATED.toSorted());
  });

  it('are as many suites behind the gate as the gate says', () => {
    expect(PRO_GATE_WORDS.suites).toBe(`${PRO_GATE_WORDS.names.length} Advanced Feature Suites`);
    for (const name of PRO_GATE_WORDS.names) expect(GATED).toContain(name);
  });

  it('stand in seven rooms, each of which but the mirror’s has one', () => {
    expect(Object.values(ROOM_LABELS)).toEqual([
      'Mirror',
      'Looks',
      'Color',
      'Shop',
      'Skin',
      'Artists',
      'Learn',
    ]);
    expect(new Set(Object.values(PANEL_ROOMS))).toEqual(
      new Set(ROOM_IDS.filter((room) => room !== 'mirror')),
    );
  });
});

describe('the words of the specification', () => {
  it('stand on the tabs of the community card', () => {
    expect(COMMUNITY_TABS.map((tab) => COMMUNITY_TAB_LABELS[tab])).toEqual([
      'Live',
      'Challenges',
      'Artists',
      'Rating',
      'Trends',
    ]);
  });

  it('stand on the colour wheel', () => {
    const { title, show, hide, save, preview, exit, reset } = COLOUR_WHEEL_WORDS;
    expect([title, show, hide, save, preview, exit, reset]).toEqual([
      'AR Color Wheel',
      'Show Wheel',
      'Hide Wheel',
      'Save',
      'Preview',
      'Exit',
      'Reset',
    ]);
    expect(Object.keys(WHEEL_TYPE_LABELS)).toEqual([
      'lipstick',
      'blush',
      'eyeshadow',
      'eyeliner',
      'foundation',
    ]);
  });
});
