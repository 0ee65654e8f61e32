/** The page's own help chat. */

import { createHelpChat } from './help-chat.ts';

export const helpChat = createHelpChat();

export function openHelpChat(): void {
  helpChat.show('open');
}
