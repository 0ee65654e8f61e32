import { closeDialog, isOpen, openPalette } from '#app/person/navigation/dialogs.ts';

/**
 * Opens and closes the palette with Ctrl or Cmd and K, from now on: a key that is pressed while the page
 * is still being drawn counts.
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
