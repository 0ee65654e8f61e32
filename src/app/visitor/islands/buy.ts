import { showToast } from './toast.ts';

const CLICK = '/api/affiliate/click';

/**
 * Makes the server count visitors who go on to a shop. The shop opens like any link, whatever becomes of the
 * call.
 */
export function startBuying(): void {
  const { product: productId } =
    document.querySelector<HTMLElement>('[data-product]')?.dataset ?? {};
  if (productId === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-partner]')) {
    link.addEventListener('click', () => {
      const { partner: partnerId, retailer = '' } = link.dataset;
      fetch(CLICK, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productId, partnerId }),
        keepalive: true,
      })
        // A request is only over when its answer has been read.
        .then((response) => response.text())
        .catch(() => undefined);
      showToast('redirecting', { values: { retailer } });
    });
  }
}
