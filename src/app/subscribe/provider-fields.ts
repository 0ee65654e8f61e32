/** The provider's fields in the page, and what it answers. */

import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { themeStore } from '#app/kit/theme/theme-store.ts';
import { providerAppearance } from './provider-appearance.ts';
import type { CardOutcome } from './use-confirmation.ts';

// The provider is only asked about the card: it must not record movements on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

interface Mounting {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly element: HTMLElement;
}

interface Confirming {
  readonly purpose: 'payment' | 'setup';
  readonly holder: { readonly name: string; readonly email: string };
  /** Where a bank that takes over the whole page returns to; most ask in a frame. */
  readonly returnUrl: string;
}

export interface ProviderFields {
  /** Whether everything is filled in; otherwise the fields say what is wrong. */
  readonly areComplete: () => Promise<boolean>;
  /** Makes the provider charge or keep the card. Rejects where it is unknown what it did. */
  readonly confirm: (confirming: Confirming) => Promise<CardOutcome>;
  readonly unmount: () => void;
}

/** The provider could not be loaded. */
class ProviderMissingError extends Error {
  override readonly name = 'ProviderMissingError';
}

/** Removes a script that failed to load from the document; only the provider's is not from this site. */
function dropFailedScript({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  if (new URL(target.src).origin !== location.origin) target.remove();
}

/**
 * Loads the provider's script. Its own loader tries twice, but where parameters are set the second attempt
 * would wait forever on the script that failed the first time, so that has to be removed by then.
 */
async function loadProvider(publishableKey: string): Promise<Stripe> {
  document.addEventListener('error', dropFailedScript, true);
  try {
    const stripe = await loadStripe(publishableKey);
    if (stripe === null) throw new ProviderMissingError();
    return stripe;
  } finally {
    document.removeEventListener('error', dropFailedScript, true);
  }
}

/** Puts the provider's fields into an element. Rejects when the provider cannot be reached. */
export async function mountProviderFields(mounting: Mounting): Promise<ProviderFields> {
  const stripe = await loadProvider(mounting.publishableKey);
  const { clientSecret, element } = mounting;
  const elements = stripe.elements({ clientSecret, appearance: providerAppearance() });
  const payment = elements.create('payment', {
    // These have fields of our own, labelled as on the rest of the site.
    fields: { billingDetails: { name: 'never', email: 'never' } },
    wallets: { applePay: 'never', googlePay: 'never' },
    terms: { card: 'never' },
  });
  const stopFollowing = themeStore.subscribe(() => {
    void elements.update({ appearance: providerAppearance() });
  });
  await new Promise<void>((resolve, reject) => {
    payment.on('ready', () => {
      resolve();
    });
    payment.on('loaderror', ({ error }) => {
      reject(new ProviderMissingError(error.message));
    });
    payment.mount(element);
  });
  return {
    areComplete: async () => (await elements.submit()).error === undefined,
    confirm: (confirming) => confirm(stripe, elements, confirming),
    unmount() {
      stopFollowing();
      payment.destroy();
    },
  };
}

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  { purpose, holder, returnUrl }: Confirming,
): Promise<CardOutcome> {
  const options = {
    elements,
    redirect: 'if_required' as const,
    confirmParams: {
      return_url: returnUrl,
      payment_method_data: { billing_details: holder },
    },
  };
  if (purpose === 'setup') {
    const { error, setupIntent } = await stripe.confirmSetup(options);
    return outcomeOf(error, setupIntent?.status);
  }
  const { error, paymentIntent } = await stripe.confirmPayment(options);
  return outcomeOf(error, paymentIntent?.status);
}

/** Errors by which only the card or its bank refused: the intent is still open. */
const REFUSED_BY_BANK: ReadonlySet<string> = new Set([
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
]);

/** The provider answered with something that says nothing about the payment. */
class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
}

function outcomeOf(error: StripeError | undefined, status: string | undefined): CardOutcome {
  if (error !== undefined) {
    const isRefused = error.type === 'card_error' || REFUSED_BY_BANK.has(error.code ?? '');
    if (!isRefused) throw new ProviderProblem(error.message);
    return { status: 'requires_payment_method', declined: error.message ?? null };
  }
  if (status === 'succeeded' || status === 'processing') return { status, declined: null };
  return { status: 'requires_payment_method', declined: null };
}
