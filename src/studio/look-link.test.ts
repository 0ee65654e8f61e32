import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { encodeLookFragment } from '#domain/makeup/look-link.ts';
import { createStudio } from './studio.ts';

describe('a link', () => {
  it('wears its look, says so, and is removed from the address', () => {
    const { browser, look, state } = openStudio((opened) => {
      opened.fragment = encodeLookFragment(RED_LIPS);
    });
    expect(look()).toEqual(RED_LIPS);
    expect(state().toast?.title).toBe('Look Applied');
    expect(browser.fragment).toBe('');
  });

  it('can be undone', () => {
    const { studio, look } = openStudio((browser) => {
      browser.fragment = encodeLookFragment(RED_LIPS);
    });
    studio.look.undo();
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('that is malformed is ignored with a toast', () => {
    const { browser, look, state } = openStudio((opened) => {
      opened.fragment = '#look=garbage';
    });
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(state().toast).toMatchObject({ title: 'Look Not Found', tone: 'destructive' });
    expect(browser.fragment).toBe('');
  });

  it('is read when it is put into the address of the open page', () => {
    const { browser, look } = openStudio();
    browser.fragment = encodeLookFragment(RED_LIPS);
    browser.fragmentChanged.fire();
    expect(look()).toEqual(RED_LIPS);
  });

  it('carries the look as it is seen, and is worn as designed where it is opened', async () => {
    const { browser, studio, look } = openStudio();
    studio.look.wearQuickLook('bold');
    studio.look.dragIntensity(30);
    await studio.sharing.shareLook();
    const opened = openStudio((other) => {
      other.fragment = new URL(browser.clipboard ?? '').hash;
    });
    expect(opened.look()).toEqual(look());
    expect(opened.state().history.present.intensity).toBe(75);
  });

  it('to the look is copied, and holds its parameters only', async () => {
    const { browser, studio, state } = openStudio();
    studio.look.wear(RED_LIPS);
    await studio.sharing.shareLook();
    expect(browser.clipboard).toBe(`https://lookglass.test/${encodeLookFragment(RED_LIPS)}`);
    expect(state().toast?.title).toBe('Copied to Clipboard');
  });

  it('is put into the address bar when the browser refuses to copy it', async () => {
    const { browser, studio, state } = openStudio();
    browser.clipboardFailure = new DOMException('no', 'NotAllowedError');
    await studio.sharing.shareLook();
    expect(browser.fragment).toBe(encodeLookFragment(DEFAULT_LOOK));
    expect(state().toast?.title).toBe('Link Ready');
  });

  it('is handed to the share sheet, with its name', async () => {
    const { browser, studio, look } = openStudio();
    studio.look.wearQuickLook('bold');
    await studio.sharing.sendLook?.();
    expect(browser.sent).toEqual([
      { title: 'Bold · a look from Lookglass', url: studio.sharing.lookAddress(look()) },
    ]);
  });

  it('is not handed on where there is no share sheet', () => {
    const { environment } = new FakeBrowser();
    const page = { ...environment.page, shareLink: null };
    expect(createStudio({ ...environment, page }).sharing.sendLook).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'Link Not Shared'],
    ['AbortError', undefined],
  ])('that could not be handed on for %s is answered with %j', async (name, title) => {
    const { browser, studio, state } = openStudio();
    browser.shareFailure = new DOMException('no', name);
    await studio.sharing.sendLook?.();
    expect(state().toast?.title).toBe(title);
  });
});
