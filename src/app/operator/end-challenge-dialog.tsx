import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CHALLENGES_WORDS as WORDS } from '#content/operator-challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { endChallenge } from '#contracts/operator-challenges.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { readChallengesAgain } from './challenges-query.ts';
import { reason } from './reason.ts';
import { useActionId } from './use-action-id.ts';

const schema = z.object({ reason });

interface EndChallengeDialogProps {
  readonly challenge: Challenge;
  readonly onClose: () => void;
}

/** Asks why, and ends a challenge before its time. */
export function EndChallengeDialog({ challenge, onClose }: EndChallengeDialogProps) {
  const { id, title, state } = challenge;
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { reason: '' },
    send: (values) =>
      withActionId((actionId) =>
        callApi(endChallenge, { params: { id }, body: { ...values, actionId } }),
      ),
    onDone: async () => {
      toast('challengeEnded', { title });
      await readChallengesAgain();
      onClose();
    },
    failure: 'challengeNotEnded',
  });
  return (
    <Dialog
      title={fillIn(WORDS.ending.title, { title })}
      description={state === 'planned' ? WORDS.ending.planned : WORDS.ending.running}
      close={WORDS.form.close}
      onClose={onClose}
    >
      <ActionForm
        form={form}
        submit={submit}
        busy={busy}
        problem={problem}
        reasonField="reason"
        submitWords={state === 'planned' ? WORDS.remove : WORDS.ending.submit}
        busyWords={WORDS.ending.busy}
        onCancel={onClose}
      />
    </Dialog>
  );
}
