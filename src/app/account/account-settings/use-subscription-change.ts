import { useState } from 'react';
import type { ToastName } from '#content/toasts.ts';
import { announceProStatus } from '#app/person/access/pro-status-updated.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { readPlanAgain } from '#app/person/access/plan.ts';
import { toast } from '#app/kit/toast/toasts.ts';

export interface SubscriptionChange {
  readonly busy: boolean;
  /** Resolves with whether the change was made, once the plan has been read again. */
  readonly run: () => Promise<boolean>;
}

/** Has the server change the subscription, tells the person the outcome, and reads the plan again. */
export function useSubscriptionChange(
  send: () => Promise<unknown>,
  { done, failed }: { readonly done: ToastName; readonly failed: ToastName },
): SubscriptionChange {
  const [busy, setBusy] = useState(false);

  async function change(): Promise<boolean> {
    try {
      await send();
      toast(done);
      return true;
    } catch (problem) {
      toast(failed, {}, problem instanceof ApiProblem ? problem.message : '');
      return false;
    }
  }

  async function run(): Promise<boolean> {
    setBusy(true);
    const isDone = await change();
    announceProStatus();
    // Even a call that failed may have changed something.
    await readPlanAgain();
    setBusy(false);
    return isDone;
  }

  return { busy, run };
}
