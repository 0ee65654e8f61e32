import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from './use-server-form.ts';

/** Drafts end with their tab: unsent text must not be seen by the next person at the device. */
function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage a form is kept as long as its page.
  }
}

/** The texts of a draft that belong to this form; whatever else was stored is left out. */
function textsOf<Values extends Readonly<Record<string, string>>>(
  draft: unknown,
  empty: Values,
): Values {
  if (typeof draft !== 'object' || draft === null) return empty;
  const texts = Object.entries(draft).filter(
    ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string' && text !== '',
  );
  return { ...empty, ...Object.fromEntries(texts) };
}

/** What a form begins with: what was typed in this tab and never sent, or what is known anyway. */
export function useDraftValues<Values extends Readonly<Record<string, string>>>(
  key: string,
  known: Values,
): Values {
  const [values] = useState(() => textsOf(readDraft(key), known));
  return values;
}

/** Keeps what is typed for as long as the tab, so that a reload or a wrong link loses nothing. */
export function useKeptDraft<Values extends FieldValues, Parsed>(
  key: string,
  form: Form<Values, Parsed>,
): void {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          writeDraft(key, JSON.stringify(values));
        },
      }),
    [key, subscribe],
  );
}

/** Forgets a draft: it was sent. */
export function dropDraft(key: string): void {
  writeDraft(key, null);
}
