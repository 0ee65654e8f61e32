import type { SitePath } from '#content/menus.ts';
import type { PALETTE_WORDS } from '#content/palette-words.ts';
import type { Findable } from '#domain/palette/rank.ts';
import type { Studio } from '#studio/studio.ts';

export type PaletteGroup = keyof typeof PALETTE_WORDS.groups;

/** What a command may act on. */
export interface PaletteWorld {
  readonly studio: Studio;
  readonly goTo: (path: SitePath) => void;
}

export interface PaletteCommand extends Findable {
  /** Unique among the commands. */
  readonly id: string;
  readonly group: PaletteGroup;
  /** What kind of thing it is, beside its label. */
  readonly detail?: string;
  /** The colours of a shade or a palette, shown beside its name. */
  readonly colours?: readonly string[];
  readonly isPro?: boolean;
  readonly onlySignedOut?: boolean;
  readonly run: (world: PaletteWorld) => void;
}
