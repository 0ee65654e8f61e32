import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { PANEL_IDS, ROOM_IDS } from '#content/rooms.ts';
import { closePanel, fragmentOf, openPanel, openRoom, panelStore, placeAt } from './open-panel.ts';

afterEach(closePanel);

describe('the open place', () => {
  it('is named by its address, and found again by it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PANEL_IDS),
        fc.option(fc.stringMatching(/^[a-z-]{1,12}$/)),
        (panel, part) => {
          openPanel(panel, part);
          const place = panelStore.getState();
          expect(placeAt(fragmentOf(place))).toEqual(place);
        },
      ),
    );
  });

  it('may be a room', () => {
    for (const room of ROOM_IDS.filter((id) => id !== 'mirror')) {
      openRoom(room);
      expect(placeAt(fragmentOf(panelStore.getState()))).toEqual({ kind: 'room', room });
    }
  });

  it('is nothing in the mirror’s own room', () => {
    openPanel('makeup');
    openRoom('mirror');
    expect(panelStore.getState()).toBeNull();
    expect(fragmentOf(null)).toBe('');
  });

  it.each(['', '#look=abc', '#panel=', '#panel=toString', '#room=attic', '#room=mirror', '#panel'])(
    'is not named by %j',
    (fragment) => {
      expect(placeAt(fragment)).toBeNull();
    },
  );
});
