import { useState } from 'react';
import { DIFFICULTY_LABELS } from '#content/challenges/brief-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CHALLENGES_WORDS as WORDS } from '#content/operator-challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { changeChallenge, createChallenge } from '#contracts/operator-challenges.ts';
import { DIFFICULTIES } from '#domain/challenges/challenge.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SelectField } from '#app/kit/forms/select-field.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextAreaField } from '#app/kit/forms/text-area-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { settingsOf, typedChallenge, typedOf } from './challenge-form.ts';
import { ChallengePartFields } from './challenge-part-fields.tsx';
import { readChallengesAgain } from './challenges-query.ts';
import { useActionId } from './use-action-id.ts';

const { fields, form: FORM, hints } = WORDS;

const DIFFICULTY_CHOICES = DIFFICULTIES.map((value) => ({
  value,
  label: DIFFICULTY_LABELS[value],
}));

interface ChallengeDialogProps {
  /** The challenge to change; null for a new one. */
  readonly changed: Challenge | null;
  readonly onClose: () => void;
}

/** Asks for a challenge, and sets it. */
export function ChallengeDialog({ changed, onClose }: ChallengeDialogProps) {
  const withActionId = useActionId();
  const [begun] = useState(() => typedOf(changed, new Date()));
  const { form, submit, busy, problem } = useServerForm({
    schema: typedChallenge,
    defaultValues: begun,
    send: (typed) =>
      withActionId((actionId) => {
        const body = { actionId, settings: settingsOf(typed) };
        return changed === null
          ? callApi(createChallenge, { body })
          : callApi(changeChallenge, { params: { id: changed.id }, body });
      }),
    onDone: async ({ title }) => {
      toast('challengeSet', { title });
      await readChallengesAgain();
      onClose();
    },
    failure: 'challengeNotSet',
  });
  const title = changed === null ? FORM.title : fillIn(FORM.changeTitle, { title: changed.title });
  return (
    <Dialog
      title={title}
      description={FORM.description}
      close={FORM.close}
      onClose={onClose}
      wantsAnswer
    >
      <form className="form mt-5" noValidate onSubmit={submit}>
        <TextField form={form} name="title" label={fields.title} autoComplete="off" />
        <TextAreaField form={form} name="about" label={fields.about} />
        <ChallengePartFields form={form} />
        <TextField
          form={form}
          name="prize"
          label={fields.prize}
          hint={hints.prize}
          autoComplete="off"
        />
        <SelectField
          form={form}
          name="difficulty"
          label={fields.difficulty}
          choices={DIFFICULTY_CHOICES}
        />
        <TextField form={form} name="startsAt" label={fields.startsAt} type="datetime-local" />
        <TextField
          form={form}
          name="endsAt"
          label={fields.endsAt}
          hint={hints.endsAt}
          type="datetime-local"
        />
        <FormProblem message={problem} />
        <div className="operator-buttons">
          <button type="button" className="button-secondary" onClick={onClose}>
            {FORM.cancel}
          </button>
          <SubmitButton busy={busy} busyWords={FORM.busy}>
            {changed === null ? FORM.submit : FORM.submitChange}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
