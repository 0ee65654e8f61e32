import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useStore } from 'zustand';
import { TOAST_WORDS } from '#content/look-words.ts';
import { dismissToast, toastStore, type ToastAction } from './toasts.ts';

/** How long a toast stays, in milliseconds; from the specification. */
const DURATION = 5000;

/**
 * One toast at a time: above the page on a phone, at its lower right elsewhere. F8 moves the focus there.
 */
export function Toaster() {
  const toast = useStore(toastStore);
  return (
    <Toast.Provider duration={DURATION}>
      {toast === null ? null : (
        <Toast.Root
          key={toast.id}
          className="toast"
          data-tone={toast.tone}
          open
          onOpenChange={(open) => {
            if (!open) dismissToast();
          }}
          {...(toast.duration === undefined ? {} : { duration: toast.duration })}
        >
          <div className="min-w-0 flex-1 py-0.5">
            <Toast.Title className="text-md font-semibold">{toast.title}</Toast.Title>
            <Toast.Description className="mt-0.5 text-sm leading-snug opacity-90">
              {toast.description}
            </Toast.Description>
          </div>
          {toast.action === undefined ? null : <ActionButton action={toast.action} />}
          <Toast.Close
            aria-label={TOAST_WORDS.close}
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-full"
          >
            <X size={17} strokeWidth={1.6} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport label={TOAST_WORDS.region} className="toasts" />
    </Toast.Provider>
  );
}

function ActionButton({ action }: { action: ToastAction }) {
  return (
    <Toast.Action altText={action.otherWay} asChild>
      <button type="button" className="toast-action" onClick={action.act}>
        {action.label}
      </button>
    </Toast.Action>
  );
}
