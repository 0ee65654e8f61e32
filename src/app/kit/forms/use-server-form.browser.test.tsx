import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { mountPlaceWithoutAct } from '#tests/support/mounted.ts';
import { EmailField } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useServerForm } from './use-server-form.ts';

const schema = z.object({ email: z.string().check(z.minLength(3, 'Enter an address')) });

interface TestedFormProps {
  readonly send: (email: string) => Promise<string>;
  readonly onDone: (reply: string) => void;
}

function TestedForm({ send, onDone }: TestedFormProps) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { email: '' },
    send: ({ email }) => send(email),
    onDone,
    failure: 'newsletterFailed',
  });
  const words = { field: 'Email', busy: 'Sending', submit: 'Send' };
  return (
    <form noValidate onSubmit={submit}>
      <EmailField form={form} name="email" label={words.field} />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}

interface Answer {
  readonly resolve: (reply: string) => void;
  readonly reject: (problem: ApiProblem) => void;
}

const { host, render, unmount } = mountPlaceWithoutAct();
afterEach(async () => {
  await unmount();
  toastStore.setState(null, true);
});

/** A form on the page, and a server that answers when the test tells it to. */
async function open() {
  const calls: { email: string; answer: Answer }[] = [];
  const done: string[] = [];
  const send = (email: string): Promise<string> => {
    return new Promise((resolve, reject) => {
      calls.push({ email, answer: { resolve, reject } });
    });
  };
  await render(<TestedForm send={send} onDone={(reply) => done.push(reply)} />);
  await expect.poll(() => host.querySelector('input')).not.toBeNull();
  const input = host.querySelector('input')!;
  const button = host.querySelector('button')!;
  const type = (text: string): void => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const problems = () =>
    [...host.querySelectorAll('.form-problem')].map((part) => part.textContent);
  return { input, button, type, calls, done, problems, form: host.querySelector('form')! };
}

describe('a form that the server answers', () => {
  it('marks a wrong field, focuses it, and sends nothing', async () => {
    const { input, button, calls } = await open();
    button.click();
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(calls).toHaveLength(0);
  });

  it('is sent only once, however often it is submitted while busy', async () => {
    const { button, type, calls, done, form } = await open();
    type('ada@example.com');
    button.click();
    button.click();
    form.requestSubmit();
    await expect.poll(() => calls.length).toBe(1);
    await expect.poll(() => button.textContent).toBe('Sending');
    form.requestSubmit();
    calls[0]!.answer.resolve('thanks');
    await expect.poll(() => done).toEqual(['thanks']);
    expect(calls.map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('keeps what was typed, and says next to the field why the server refused it', async () => {
    const { input, button, type, calls } = await open();
    type('ada@example.com');
    button.click();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]!.answer.reject(
      new ApiProblem('invalid_input', 422, 'That address is taken.', {
        field: 'email',
      }),
    );
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('ada@example.com');
    expect(document.body.textContent).toContain('That address is taken.');
    expect(toastStore.getState()?.description).toBe('That address is taken.');
  });

  it('says in its own words that there is no connection, and can be sent again', async () => {
    const { button, type, calls, done, problems } = await open();
    type('ada@example.com');
    button.click();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]!.answer.reject(new ApiProblem('offline', 0, 'no matter'));
    await expect.poll(problems).toContain(CONNECTION_WORDS.offline);
    button.click();
    await expect.poll(() => calls.length).toBe(2);
    calls[1]!.answer.resolve('thanks');
    await expect.poll(() => done).toEqual(['thanks']);
    expect(problems()).not.toContain(CONNECTION_WORDS.offline);
  });
});
