import type { KeywordRow } from '#domain/help-chat/find-answer.ts';
import type { InfoId } from '#content/info/info.ts';
import type { PanelId } from '#content/rooms.ts';
import type { SitePath } from '#content/menus.ts';

/** The way from an answer to where the problem is solved. */
export type HelpLink =
  | { readonly label: string; readonly info: InfoId }
  | { readonly label: string; readonly panel: PanelId }
  | { readonly label: string; readonly path: SitePath };

export interface HelpAnswer extends KeywordRow {
  readonly answer: string;
  readonly link: HelpLink;
}
