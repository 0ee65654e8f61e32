import { afterEach, describe, expect, it } from 'vitest';
import {
  askToSignIn,
  closeDialog,
  dialogStore,
  isOpen,
  openInfo,
  openPalette,
  openUpgrade,
} from './dialogs.ts';

const kinds = () => dialogStore.getState().map(({ kind }) => kind);

afterEach(() => {
  dialogStore.setState([], true);
});

describe('the dialogs over a page', () => {
  it('lie over one another in the order in which they were opened', () => {
    openInfo('pro-artists');
    openPalette();
    expect(kinds()).toEqual(['info', 'palette']);
    closeDialog('palette');
    expect(kinds()).toEqual(['info']);
  });

  it('are open once each, with what was asked for last', () => {
    openInfo('pro-artists');
    openUpgrade();
    openInfo('app-tutorial');
    expect(dialogStore.getState()).toEqual([
      { kind: 'upgrade', props: {} },
      { kind: 'info', props: { id: 'app-tutorial' } },
    ]);
  });

  it('are identified by their kind', () => {
    askToSignIn('to like a look', '/?look=1');
    expect(isOpen('sign-in')).toBe(true);
    expect(isOpen('info')).toBe(false);
  });

  it('do not change when one that is not open is closed', () => {
    openUpgrade();
    const before = dialogStore.getState();
    closeDialog('info');
    expect(dialogStore.getState()).toBe(before);
  });
});
