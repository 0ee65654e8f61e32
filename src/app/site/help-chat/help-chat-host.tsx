import './help-chat.css';
import { MessageCircle } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { HELP_CHAT_WORDS } from '#content/help-chat/help-chat-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { whenReached } from '#app/kit/ui/use-lazy-opener.ts';
import { helpChat, openHelpChat } from './current-help-chat.ts';
import { helpPlaceStore } from './help-place.tsx';

const load = () => import('./help-chat-panel.tsx').then((code) => code.HelpChatPanel);

function close(): void {
  helpChat.show('closed');
}

/** The round button, or the chat in its place. */
export function HelpChatHost() {
  const view = useStore(helpChat.store, (state) => state.view);
  if (view === 'closed') return <HelpChatButton />;
  return (
    <OnDemand
      load={load}
      props={{ isMinimized: view === 'minimized' }}
      fallback={<HelpChatButton />}
      onFailed={close}
    />
  );
}

/** At the lower right over the page, or in the place that a page has for it. */
function HelpChatButton() {
  const place = useStore(helpPlaceStore);
  const button = (
    <button
      type="button"
      id="help-chat-button"
      className="help-button"
      aria-label={HELP_CHAT_WORDS.open}
      data-tip={HELP_CHAT_WORDS.title}
      {...whenReached(load)}
      onClick={openHelpChat}
    >
      <MessageCircle size={22} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
  return place === null ? button : createPortal(button, place);
}
