import { showToast } from './toast.ts';

const CLICK = '/api/affiliate/click';

/** Has the server count who goes on to a shop. The shop opens as any link does, whatever becomes of the call. */
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
        // A request is over when its answer was read.
        .then((response) => response.text())
        .catch(() => undefined);
      showToast('redirecting', { values: { retailer } });
    });
  }
}
