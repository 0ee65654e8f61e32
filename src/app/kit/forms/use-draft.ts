import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import type { Form } from './use-server-form.ts';

const storage = tabStorage();

/** Drafts end with their tab: unsent text must not be seen by the next person at the device. */
function draftOf(form: string) {
  return keptValue<object>(
    KEPT.draft,
    (stored) => (typeof stored === 'object' ? stored : null),
    form,
  );
}

/** The texts of a draft that belong to this form; whatever else was stored is left out. */
function textsOf<Values extends Readonly<Record<string, string>>>(
  draft: object | null,
  empty: Values,
): Values {
  if (draft === null) return empty;
  const texts = Object.entries(draft).filter(
    ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string' && text !== '',
  );
  return { ...empty, ...Object.fromEntries(texts) };
}

/**
 * What a form begins with: what was typed in this tab and never sent, and otherwise the `known` values, of
 * which there may be more while the form is on show.
 */
export function useDraftValues<Values extends Readonly<Record<string, string>>>(
  name: string,
  known: Values,
): Values {
  const [draft] = useState(() => draftOf(name).read(storage));
  return textsOf(draft, known);
}

/** Keeps what is typed for as long as the tab is open, so that a reload or a wrong link loses nothing. */
export function useKeptDraft<Values extends FieldValues, Parsed>(
  name: string,
  form: Form<Values, Parsed>,
): void {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draftOf(name).write(storage, values);
        },
      }),
    [name, subscribe],
  );
}

/** Forgets a draft: it was sent. */
export function dropDraft(name: string): void {
  storage.remove(draftOf(name).key);
}
