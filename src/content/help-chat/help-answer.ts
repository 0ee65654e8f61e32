import type { KeywordRow } from '#domain/help-chat/find-answer.ts';
import type { InfoId } from '#content/info/info.ts';
import type { PanelId } from '#content/rooms.ts';
import type { SitePath } from '#content/menus.ts';

/** The way from an answer to where the problem is solved. */
export type HelpLink =
  | { readonly label: string; readonly info: InfoId }
  | { readonly label: string; readonly panel: PanelId }
  | {
      readonly label: string;
      readonly path: SitePath;
      /** What follows the path in the address: an article, or a section of the page. */
      readonly rest?: `?${string}` | `#${string}`;
    };

/** An answer, and where it leads. */
export interface HelpAnswer {
  readonly id: string;
  readonly answer: string;
  readonly link: HelpLink;
}

/** An answer that is found by searching: by its own words and by the ways in which people ask for it. */
export interface HelpCard extends HelpAnswer {
  readonly asks: readonly string[];
}

/** A row of the specification's table: found by its keyword, and searched like any card. */
export interface HelpRow extends HelpCard, KeywordRow {}
