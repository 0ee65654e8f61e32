import { ChevronUp, Minus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { HELP_CHAT_WORDS } from '#content/help-chat/help-chat-words.ts';
import { Mark } from '#app/kit/ui/mark.tsx';
import { Conversation } from './conversation.tsx';
import { helpChat } from './current-help-chat.ts';
import { QuestionForm } from './question-form.tsx';

/** The open chat; minimized, only its header. The page beside it goes on working. */
export function HelpChatPanel({ isMinimized }: { isMinimized: boolean }) {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => leadBack, []);
  useEffect(() => closeOnEscape(panel.current), []);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      className="help-chat"
      data-minimized={isMinimized}
    >
      <div className="help-chat-header">
        <Mark size={24} />
        <div className="min-w-0 flex-1">
          <h2 id={title} className="truncate text-md font-semibold">
            {HELP_CHAT_WORDS.title}
          </h2>
          {isMinimized ? null : (
            <p className="truncate text-xs text-fg-3">{HELP_CHAT_WORDS.subtitle}</p>
          )}
        </div>
        <SizeButton isMinimized={isMinimized} />
        <button
          type="button"
          className="quiet-button"
          aria-label={HELP_CHAT_WORDS.close}
          data-tip={HELP_CHAT_WORDS.close}
          onClick={() => {
            helpChat.show('closed');
          }}
        >
          <X size={19} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      {isMinimized ? null : (
        <>
          <Conversation />
          <QuestionForm />
        </>
      )}
    </section>
  );
}

function SizeButton({ isMinimized }: { isMinimized: boolean }) {
  const label = isMinimized ? HELP_CHAT_WORDS.restore : HELP_CHAT_WORDS.minimize;
  const Icon = isMinimized ? ChevronUp : Minus;
  return (
    <button
      type="button"
      className="quiet-button"
      aria-label={label}
      aria-expanded={!isMinimized}
      data-tip={label}
      onClick={() => {
        helpChat.show(isMinimized ? 'open' : 'minimized');
      }}
    >
      <Icon size={19} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}

/** Returns the focus to the round button when the chat is closed from within. */
function leadBack(): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  requestAnimationFrame(() => {
    if (isLost) document.getElementById('help-chat-button')?.focus();
  });
}

/** Closes the chat with Escape while the focus is in it. Returns a function that stops this. */
function closeOnEscape(panel: HTMLElement | null): () => void {
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') helpChat.show('closed');
  };
  panel?.addEventListener('keydown', press);
  return () => {
    panel?.removeEventListener('keydown', press);
  };
}
