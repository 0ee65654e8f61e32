import { fillIn } from '#content/fill-in.ts';
import { HEADER_WORDS } from '#content/look-words.ts';
import { PALETTE_KEYWORDS, PALETTE_WORDS } from '#content/palette-words.ts';
import { openHelpChat } from '#app/site/help-chat/current-help-chat.ts';
import { askToSave, openUpgrade } from '#app/person/navigation/dialogs.ts';
import { THEME_PREFERENCES } from '#app/kit/theme/theme.ts';
import { chooseTheme } from '#app/kit/theme/theme-store.ts';
import type { PaletteCommand, PaletteWorld } from './palette-command.ts';

function inStudio(
  id: string,
  label: string,
  keywords: readonly string[],
  act: (studio: PaletteWorld['studio']) => void,
): PaletteCommand {
  return {
    id,
    group: 'actions',
    label,
    keywords,
    run: ({ studio, goTo }) => {
      goTo('/');
      act(studio);
    },
  };
}

const { camera, capture, share, theme, help, upgrade } = PALETTE_KEYWORDS;

const IN_STUDIO: readonly PaletteCommand[] = [
  inStudio('start-camera', PALETTE_WORDS.startCamera, camera, (studio) => {
    void studio.camera.start();
  }),
  inStudio('stop-camera', PALETTE_WORDS.stopCamera, camera, (studio) => {
    studio.camera.stop();
  }),
  inStudio('drawn-model', PALETTE_WORDS.drawnModel, camera, (studio) => {
    void studio.pictures.showDrawnModel();
  }),
  inStudio('capture', PALETTE_WORDS.capture, capture, (studio) => {
    void studio.capture.capture();
  }),
  inStudio('save', PALETTE_WORDS.save, PALETTE_KEYWORDS.look, askToSave),
  inStudio('share', PALETTE_WORDS.share, share, (studio) => {
    void studio.sharing.shareLook();
  }),
  inStudio('undo', PALETTE_WORDS.undo, [], (studio) => {
    studio.look.undo();
  }),
  inStudio('redo', PALETTE_WORDS.redo, [], (studio) => {
    studio.look.redo();
  }),
  inStudio('reset', PALETTE_WORDS.reset, [], (studio) => {
    studio.look.reset();
  }),
];

const EVERYWHERE: readonly PaletteCommand[] = [
  ...THEME_PREFERENCES.map((preference): PaletteCommand => ({
    id: `theme ${preference}`,
    group: 'actions',
    label: fillIn(PALETTE_WORDS.theme, { name: HEADER_WORDS.themes[preference] }),
    keywords: theme,
    run: () => {
      chooseTheme(preference);
    },
  })),
  {
    id: 'upgrade',
    group: 'actions',
    label: PALETTE_WORDS.upgrade,
    keywords: upgrade,
    run: openUpgrade,
  },
  {
    id: 'help-chat',
    group: 'help',
    label: PALETTE_WORDS.helpChat,
    keywords: help,
    run: openHelpChat,
  },
];

/** What can be done. */
export const ACTION_COMMANDS: readonly PaletteCommand[] = [...IN_STUDIO, ...EVERYWHERE];
