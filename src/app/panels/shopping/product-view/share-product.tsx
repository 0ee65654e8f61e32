import { Link2 } from 'lucide-react';
import { PRODUCT_TOASTS, PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { productAddress } from '#content/visitor-documents.ts';
import { toast } from '#app/kit/toast/toasts.ts';

async function share(id: string): Promise<void> {
  const link = location.origin + productAddress(id);
  try {
    await navigator.clipboard.writeText(link);
    toast(PRODUCT_TOASTS.copied);
  } catch {
    toast(PRODUCT_TOASTS.notCopied, { link });
  }
}

/** Copies the address of the product's own page. */
export function ShareProduct({ id }: { id: string }) {
  return (
    <button type="button" className="quiet-button product-share" onClick={() => void share(id)}>
      <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
      {WORDS.share}
    </button>
  );
}
