import { INFOS } from '#content/info/infos.ts';
import { PALETTE_KEYWORDS, PALETTE_PAGES, PALETTE_WORDS } from '#content/palette-words.ts';
import { PANEL_IDS, ROOM_LABELS } from '#content/rooms.ts';
import { openInfo } from '#app/person/navigation/dialogs.ts';
import { panelRow } from '#app/panels/manifest.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import type { PaletteCommand } from './palette-command.ts';

const PANELS: readonly PaletteCommand[] = PANEL_IDS.map(panelRow).map(
  ({ id, title, room, feature }) => ({
    id: `panel ${id}`,
    group: 'panels',
    label: title,
    detail: ROOM_LABELS[room],
    keywords: [ROOM_LABELS[room]],
    isPro: feature !== null,
    run: ({ goTo }) => {
      goTo('/');
      openPanel(id);
    },
  }),
);

const PAGES: readonly PaletteCommand[] = PALETTE_PAGES.map(({ path, label, onlySignedOut }) => ({
  id: `page ${path}`,
  group: 'pages',
  label,
  detail: path,
  keywords: [...PALETTE_KEYWORDS.page, path],
  onlySignedOut: onlySignedOut === true,
  run: ({ goTo }) => {
    goTo(path);
  },
}));

const HELP: readonly PaletteCommand[] = INFOS.map(({ id, title, isPro }) => ({
  id: `info ${id}`,
  group: 'help',
  label: title,
  detail: PALETTE_WORDS.groups.help,
  keywords: PALETTE_KEYWORDS.help,
  isPro,
  run: () => {
    openInfo(id);
  },
}));

/** Where one can go. */
export const PLACE_COMMANDS: readonly PaletteCommand[] = [...PANELS, ...PAGES, ...HELP];
