import { showToast } from './toast.ts';

/** The specification's simple pattern of an email address: something, an @, and a name with a dot in it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the server says of a refusal; empty where it says nothing. */
async function messageOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const isSaid = typeof body === 'object' && body !== null && 'message' in body;
    return isSaid && typeof body.message === 'string' ? body.message : '';
  } catch {
    return '';
  }
}

async function send(form: HTMLFormElement, body: object): Promise<string | undefined> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? undefined : await messageOf(response);
  } catch {
    return '';
  }
}

/** Subscribes the address in the form, and shows the result. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const email = form?.querySelector<HTMLInputElement>('[name="email"]');
  const trap = form?.querySelector<HTMLInputElement>('[name="reference"]');
  const button = form?.querySelector('button');
  if (!form || !email || !trap || !button) return;
  const label = button.textContent;
  let busy = false;

  const subscribe = async (address: string): Promise<void> => {
    busy = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = form.dataset['busyWords'] ?? label;
    const source = form.dataset['source'];
    const problem = await send(form, { email: address, source, reference: trap.value });
    busy = false;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    if (problem === undefined) {
      form.reset();
      showToast('subscribed', { values: { email: address } });
    } else {
      showToast('subscriptionFailed', problem === '' ? {} : { words: problem });
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    const address = email.value.trim();
    const problem = problemWith(address);
    email.setAttribute('aria-invalid', String(problem !== undefined));
    if (problem === undefined) {
      void subscribe(address);
    } else {
      showToast(problem);
      email.focus();
    }
  });
}

function problemWith(address: string): 'emailRequired' | 'invalidEmail' | undefined {
  if (address === '') return 'emailRequired';
  return EMAIL.test(address) ? undefined : 'invalidEmail';
}
