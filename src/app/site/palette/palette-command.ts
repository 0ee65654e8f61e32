import type { SitePath } from '#content/menus.ts';
import type { PALETTE_WORDS } from '#content/palette-words.ts';
import type { Findable } from '#domain/palette/rank.ts';
import type { Studio } from '#studio/studio.ts';

export type PaletteGroup = keyof typeof PALETTE_WORDS.groups;

/** What a command may move. */
export interface PaletteWorld {
  readonly studio: Studio;
  readonly goTo: (path: SitePath) => void;
}

export interface PaletteCommand extends Findable {
  /** Unlike any other's. */
  readonly id: string;
  readonly group: PaletteGroup;
  /** What kind of thing it is, beside its label. */
  readonly detail?: string;
  /** Of a shade or a palette, to be shown beside its name. */
  readonly colours?: readonly string[];
  readonly isPro?: boolean;
  readonly onlySignedOut?: boolean;
  readonly run: (world: PaletteWorld) => void;
}
