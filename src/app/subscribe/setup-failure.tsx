import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { SETUP_PROBLEMS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Notice } from './notice.tsx';

interface SetupFailureProps {
  readonly problem: unknown;
  readonly returnTo: string;
  readonly onRetry: () => void;
}

function wordsOf(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return SETUP_PROBLEMS.failedNote;
  if (problem.code === 'offline') return CONNECTION_WORDS.offline;
  return problem.message === '' ? SETUP_PROBLEMS.failedNote : problem.message;
}

/** Says that the payment could not even begin, and offers another attempt. */
export function SetupFailure({ problem, returnTo, onRetry }: SetupFailureProps) {
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    toast('paymentSetupFailed');
  }, [problem]);
  return (
    <Notice icon={CircleAlert} title={SETUP_PROBLEMS.failed} text={wordsOf(problem)}>
      <button type="button" className="button-primary" onClick={onRetry}>
        {SUBSCRIBE_WORDS.tryAgain}
      </button>
      <a href={returnTo} className="button-secondary">
        {SETUP_PROBLEMS.back}
      </a>
    </Notice>
  );
}
