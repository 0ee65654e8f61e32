import { X } from 'lucide-react';
import { TOAST_WORDS } from '#content/look-words.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

/** A toast that a script may show: it copies this, so that it carries no words of its own. */
export function ToastTemplate({ id, words }: { id: string; words: ToastWords }) {
  const { title, description, tone } = words;
  return (
    <template data-toast={id}>
      <div className="toast" data-state="open" data-tone={tone}>
        <p className="toast-words">
          <strong>{title}</strong>
          <span>{description}</span>
        </p>
        <button type="button" className="toast-close" aria-label={TOAST_WORDS.close}>
          <X size={17} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
    </template>
  );
}
