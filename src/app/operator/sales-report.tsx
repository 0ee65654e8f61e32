import { useRef, useState } from 'react';
import { SALE_REFUSAL_WORDS } from '#content/catalogue-command-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CATALOGUE_WORDS as WORDS } from '#content/operator-catalogue-words.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import {
  LONGEST_SALES_REPORT,
  type OperatorRetailer,
  readCatalogueFigures,
  takeRetailerSales,
} from '#contracts/operator-catalogue.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { useActionId } from './use-action-id.ts';

function isReason(reason: string): reason is keyof typeof SALE_REFUSAL_WORDS {
  return Object.hasOwn(SALE_REFUSAL_WORDS, reason);
}

function saidOf(taken: ReplyOf<typeof takeRetailerSales>): readonly string[] {
  const { lines, changed, refused, problem } = taken;
  const said =
    problem === null
      ? fillIn(WORDS.reportDone, { lines, changed })
      : fillIn(WORDS.reportBroken, { problem, changed });
  const reasons = Object.entries(refused).map(([reason, count]) =>
    fillIn(WORDS.refused, {
      count,
      reason: isReason(reason) ? SALE_REFUSAL_WORDS[reason] : reason,
    }),
  );
  return [said, ...reasons];
}

/** The file's text; null where it is not UTF-8. */
async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Takes a shop's sales report, a file, and says what became of its lines. */
export function SalesReport({ retailer: { id, name } }: { retailer: OperatorRetailer }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<readonly string[]>([]);
  const withActionId = useActionId();

  async function send(file: File): Promise<readonly string[]> {
    if (file.size > LONGEST_SALES_REPORT) return [WORDS.reportLarge];
    const report = await textOf(file);
    if (report === null || report === '') return [WORDS.reportUnreadable];
    try {
      const taken = await withActionId((actionId) =>
        callApi(takeRetailerSales, { params: { id }, body: { actionId, report } }),
      );
      void queryClient.invalidateQueries({ queryKey: [readCatalogueFigures.path] });
      return saidOf(taken);
    } catch (problem) {
      if (problem instanceof ApiProblem) return [problem.message];
      throw problem;
    }
  }

  async function take(file: File): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setSaid([]);
    setSaid(await send(file));
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className="button-secondary"
        aria-label={fillIn(WORDS.reportOf, { name })}
        aria-disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? WORDS.reportBusy : WORDS.report}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        className="hidden"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      <ul role="status" className="catalogue-report">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
