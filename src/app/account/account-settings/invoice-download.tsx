import { useState } from 'react';
import { INVOICES_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { downloadInvoice } from '#contracts/subscription.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { fetchFile } from '#app/kit/api/call-api.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import type { Invoice } from './subscription.ts';

/** Puts one invoice among the person's downloads. */
export function InvoiceDownload({ invoice: { id, number } }: { invoice: Invoice }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const file = await fetchFile(downloadInvoice, { params: { id } });
      saveFile(file, fillIn(INVOICES_WORDS.file, { number }));
    } catch (problem) {
      toast('invoiceNotDownloaded', {}, problem instanceof ApiProblem ? problem.message : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className="quiet-button settings-quiet px-4"
      aria-label={fillIn(INVOICES_WORDS.downloadNamed, { number })}
      disabled={busy}
      onClick={() => void download()}
    >
      {busy ? INVOICES_WORDS.downloading : INVOICES_WORDS.download}
    </button>
  );
}
