import './help-chat.css';
import { MessageCircle } from 'lucide-react';
import { useStore } from 'zustand';
import { HELP_CHAT_WORDS } from '#content/help-chat/help-chat-words.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { helpChat, openHelpChat } from './current-help-chat.ts';

const load = () => import('./help-chat-panel.tsx').then((code) => code.HelpChatPanel);

function close(): void {
  helpChat.show('closed');
}

/** The round button at the lower right, or the chat in its place. */
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

function HelpChatButton() {
  const reach = (): void => {
    // Only ahead of need: whoever opens it is told when it cannot be loaded.
    load().catch(() => undefined);
  };
  return (
    <button
      type="button"
      id="help-chat-button"
      className="help-button"
      aria-label={HELP_CHAT_WORDS.open}
      data-tip={HELP_CHAT_WORDS.title}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={openHelpChat}
    >
      <MessageCircle size={22} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
