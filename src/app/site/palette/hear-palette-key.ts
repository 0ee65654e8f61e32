import { closeDialog, isOpen, openPalette } from '#app/person/navigation/dialogs.ts';

/**
 * From now on opens and closes the palette with Ctrl or Cmd and K, even while the page is still being drawn.
 */
export function hearPaletteKey(): void {
  addEventListener('keydown', (event) => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isOurs || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (isOpen('palette')) closeDialog('palette');
    else openPalette();
  });
}
