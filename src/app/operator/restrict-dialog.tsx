import { z } from 'zod/mini';
import { useController } from 'react-hook-form';
import { fillIn } from '#content/fill-in.ts';
import { DECISION_REASON_HINT, RESTRICT_WORDS as WORDS } from '#content/operator-report-words.ts';
import { OPERATOR_PAGE_WORDS } from '#content/operator-customer-words.ts';
import { restrictPerson } from '#contracts/operator-reports.ts';
import { RESTRICTED_AREAS, RESTRICTION_DAYS } from '#domain/decency/restriction.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FieldProblem } from '#app/kit/forms/form-problem.tsx';
import { SelectField } from '#app/kit/forms/select-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { reason } from './reason.ts';
import { readReportsAgain } from './reports.ts';
import { useActionId } from './use-action-id.ts';

const ALWAYS = 'always';
const DAY_MS = 86_400_000;

const schema = z.object({
  areas: z.array(z.enum(RESTRICTED_AREAS)).check(z.minLength(1, WORDS.areasMissing)),
  days: z.string(),
  reason,
});

const CHOICES = RESTRICTION_DAYS.map((days) => {
  const value = days === null ? ALWAYS : (`${days}` as const);
  return { value, label: WORDS.days[value] };
});

/** When a restriction of so many days ends; null where it lasts until it is lifted. */
function untilAfter(days: string): string | null {
  return days === ALWAYS ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}

interface RestrictDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks which areas to close to a person, for how long and why, and closes them. */
export function RestrictDialog({ userId, name, onClose }: RestrictDialogProps) {
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { areas: [], days: '7', reason: '' },
    send: ({ areas, days, reason: because }) =>
      withActionId((actionId) =>
        callApi(restrictPerson, {
          body: { actionId, userId, areas, until: untilAfter(days), reason: because },
        }),
      ),
    onDone: () => {
      toast('personRestricted', { name });
      onClose();
      return readReportsAgain();
    },
    failure: 'personNotRestricted',
  });
  const { field, fieldState } = useController({ control: form.control, name: 'areas' });
  return (
    <Dialog
      title={fillIn(WORDS.title, { name })}
      description={WORDS.description}
      close={OPERATOR_PAGE_WORDS.close}
      onClose={onClose}
    >
      <ActionForm
        form={form}
        submit={submit}
        busy={busy}
        problem={problem}
        reasonField="reason"
        reasonHint={DECISION_REASON_HINT}
        submitWords={WORDS.submit}
        busyWords={WORDS.busy}
        onCancel={onClose}
      >
        <fieldset className="restrict-areas" aria-describedby="restrict-areas-problem">
          <legend className="field-label">{WORDS.areas}</legend>
          {RESTRICTED_AREAS.map((area, place) => (
            <label key={area}>
              <input
                ref={place === 0 ? field.ref : null}
                type="checkbox"
                checked={field.value.includes(area)}
                onChange={({ target }) => {
                  const others = field.value.filter((each) => each !== area);
                  field.onChange(target.checked ? [...others, area] : others);
                }}
              />
              <span>{WORDS.area[area]}</span>
            </label>
          ))}
          <FieldProblem id="restrict-areas-problem" message={fieldState.error?.message} />
        </fieldset>
        <SelectField form={form} name="days" label={WORDS.until} choices={CHOICES} />
      </ActionForm>
    </Dialog>
  );
}
