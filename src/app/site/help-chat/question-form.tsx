import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { HELP_CHAT_WORDS, QUICK_PROMPTS } from '#content/help-chat/help-chat-words.ts';
import { helpChat } from './current-help-chat.ts';
import { sendQuestion } from './send-question.ts';

/** Where a question is written. Enter sends it, Shift and Enter begins a new line. */
export function QuestionForm() {
  const draft = useStore(helpChat.store, (state) => state.draft);
  const isPending = useStore(helpChat.store, (state) => state.isPending);
  const field = useRef<HTMLTextAreaElement>(null);
  // The field loses the focus while it is disabled; it gets it back with the reply.
  useEffect(() => {
    if (!isPending) field.current?.focus();
  }, [isPending]);
  return (
    <>
      <QuickPrompts
        isDisabled={isPending}
        onChoose={(prompt) => {
          helpChat.write(prompt);
          field.current?.focus();
        }}
      />
      <form
        className="help-form"
        onSubmit={(event) => {
          event.preventDefault();
          void sendQuestion();
        }}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={HELP_CHAT_WORDS.field}
          placeholder={HELP_CHAT_WORDS.placeholder}
          maxLength={500}
          value={draft}
          disabled={isPending}
          onChange={({ target }) => {
            helpChat.write(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void sendQuestion();
          }}
        />
        <button
          type="submit"
          aria-label={HELP_CHAT_WORDS.send}
          disabled={isPending || draft.trim() === ''}
        >
          <SendHorizontal size={18} strokeWidth={1.7} aria-hidden="true" />
        </button>
      </form>
    </>
  );
}

interface QuickPromptsProps {
  readonly isDisabled: boolean;
  readonly onChoose: (prompt: string) => void;
}

function QuickPrompts({ isDisabled, onChoose }: QuickPromptsProps) {
  return (
    <ul className="help-prompts noscroll" aria-label={HELP_CHAT_WORDS.prompts}>
      {QUICK_PROMPTS.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            className="choice"
            disabled={isDisabled}
            onClick={() => {
              onChoose(prompt);
            }}
          >
            <span>{prompt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
