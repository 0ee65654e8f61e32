import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, type SubmitEventHandler } from 'react';
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod/mini';
import { ApiProblem, type ApiProblemCode } from '#app/kit/api/api-problem.ts';
import { runStaged } from '#domain/staged-run.ts';
import { schedule } from '#studio/browser/timers.ts';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { TOASTS, type ToastName } from '#content/toasts.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** A form whose values of the type `Values` are parsed to `Parsed` before they are sent. */
export type Form<Values extends FieldValues, Parsed> = UseFormReturn<Values, unknown, Parsed>;

interface ServerFormOptions<Values extends FieldValues, Parsed, Reply> {
  readonly schema: z.ZodMiniType<Parsed, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** The latest values from the server; they replace those of fields that have not been edited. */
  readonly values?: Values;
  /** Calls the server. Rejects with ApiProblem. */
  readonly send: (values: Parsed) => Promise<Reply>;
  /** What follows success; the form is busy until it has resolved. */
  readonly onDone: (reply: Reply, values: Parsed) => Promise<void> | void;
  /** The toast of a failure; the server's own words stand in for its description. */
  readonly failure: ToastName;
  /** Which field a refusal is about, where the server names none. */
  readonly fieldOf?: Partial<Record<ApiProblemCode, Path<Values>>>;
  /** Called with what was typed when a field is wrong, so that nothing is sent. */
  readonly onInvalid?: (values: Values) => void;
  /** Minimum time for which the form is busy, in milliseconds, however fast the server is. */
  readonly shortestBusy?: number;
}

export interface ServerForm<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly submit: SubmitEventHandler<HTMLFormElement>;
  readonly busy: boolean;
  /** Why the server refused, where that is about no single field. */
  readonly problem: string | undefined;
}

const SERVER = 'root.server';

/**
 * Options for emptying a form: without them its fields would count as gone until each is drawn again, which
 * the React compiler rightly skips, since nothing about them has changed.
 */
export const KEEP_FIELDS = { keepFieldsRef: true } as const;

/** What to tell the person about a call that failed; empty where only the form knows. */
function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof ApiProblem)) return '';
  return thrown.code === 'offline' ? CONNECTION_WORDS.offline : thrown.message;
}

/**
 * A form that the server answers. Wrong fields are marked and the first one focused; a refusal leaves
 * everything that was typed as it is; it is never sent twice at once.
 */
export function useServerForm<Values extends FieldValues, Parsed, Reply>(
  options: ServerFormOptions<Values, Parsed, Reply>,
): ServerForm<Values, Parsed> {
  const { schema, defaultValues, shortestBusy = 0 } = options;
  const form = useForm<Values, unknown, Parsed>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    ...(options.values === undefined
      ? {}
      : { values: options.values, resetOptions: { keepDirtyValues: true, ...KEEP_FIELDS } }),
  });
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const sending = useRef(false);

  function refuse(thrown: unknown): void {
    const words = wordsOf(thrown);
    const message = words === '' ? TOASTS[options.failure].description : words;
    const field = thrown instanceof ApiProblem ? fieldFor(thrown) : undefined;
    if (field === undefined) form.setError(SERVER, { message });
    else form.setError(field, { message }, { shouldFocus: true });
    toast(options.failure, {}, message);
  }

  function fieldFor(problem: ApiProblem): Path<Values> | undefined {
    const named = Object.keys(form.getValues()).find((name) => name === problem.field);
    return isField(named) ? named : options.fieldOf?.[problem.code];
  }

  function isField(name: string | undefined): name is Path<Values> {
    return name !== undefined;
  }

  async function send(values: Parsed): Promise<void> {
    form.clearErrors('root');
    const sent = await runStaged({
      steps: [{ milliseconds: shortestBusy }],
      work: () => options.send(values),
      clock: { schedule },
    });
    if (sent.ok) await options.onDone(sent.value, values);
    else if (sent.failure.kind === 'work-failed') refuse(sent.failure.cause);
  }

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    // A second submission that ended at once would end the busy state of the first.
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(send, () => options.onInvalid?.(form.getValues()))(event)
      .finally(() => {
        sending.current = false;
      });
  };

  return {
    form,
    submit,
    busy: isSubmitting,
    problem: errors.root?.['server']?.message,
  };
}
