import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { HELP_CHAT_WORDS } from '#content/help-chat/help-chat-words.ts';
import { AnswerLink } from './answer-link.tsx';
import { helpChat } from './current-help-chat.ts';
import type { HelpMessage } from './help-chat.ts';

/** Everything that was said, the newest in view. */
export function Conversation() {
  const messages = useStore(helpChat.store, (state) => state.messages);
  const isPending = useStore(helpChat.store, (state) => state.isPending);
  return (
    <div role="log" aria-label={HELP_CHAT_WORDS.conversation} className="help-chat-log">
      <p className="help-message" data-type="assistant">
        <Speaker type="assistant" />
        {HELP_CHAT_WORDS.greeting}
      </p>
      {messages.map((message) => (
        <div key={message.id} className="help-message" data-type={message.type}>
          <Speaker type={message.type} />
          <p>{message.content}</p>
          {message.link === undefined ? null : <AnswerLink link={message.link} />}
        </div>
      ))}
      {isPending ? <Typing /> : null}
      <Newest key={`${messages.length} ${isPending}`} />
    </div>
  );
}

function Speaker({ type }: Pick<HelpMessage, 'type'>) {
  const name = type === 'user' ? HELP_CHAT_WORDS.you : HELP_CHAT_WORDS.title;
  return <span className="sr-only">{`${name}: `}</span>;
}

function Typing() {
  return (
    <div className="help-message help-typing" data-type="assistant">
      <span className="sr-only">{HELP_CHAT_WORDS.typing}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}

/** The end of the conversation; each message mounts a new one, which scrolls it into view. */
function Newest() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={end} />;
}
