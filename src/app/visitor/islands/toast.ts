import { schedule } from '#studio/browser/timers.ts';

/** How long a toast stays, in milliseconds; from the specification. */
const DURATION = 5000;

let stay = (): void => undefined;

/** Shows a toast of the page in place of any other, with its `{name}`s filled in; `words` replace its own. */
export function showToast(
  id: string,
  { values = {}, words }: { values?: Readonly<Record<string, string>>; words?: string } = {},
): void {
  const region = document.querySelector('.toasts > [role="status"]');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast="${id}"]`);
  if (region === null || template === null) return;
  const toast = document.importNode(template.content, true);
  const description = toast.querySelector('.toast-words > span');
  if (description !== null) {
    description.textContent = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      words ?? description.textContent,
    );
  }
  const close = (): void => {
    region.replaceChildren();
  };
  toast.querySelector('button')?.addEventListener('click', close);
  region.replaceChildren(toast);
  stay();
  stay = schedule(close, DURATION);
}

/** F8 leads to the toasts, here as in the app. */
export function startToasts(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8') document.querySelector<HTMLElement>('.toasts')?.focus();
  });
}
