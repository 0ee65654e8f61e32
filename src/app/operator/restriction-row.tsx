import { useState } from 'react';
import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_PAGE_WORDS } from '#content/operator-customer-words.ts';
import {
  DECISION_REASON_HINT,
  RESTRICT_WORDS,
  RESTRICTIONS_WORDS as WORDS,
} from '#content/operator-report-words.ts';
import { liftRestriction, type Restriction } from '#contracts/operator-reports.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { reason } from './reason.ts';
import { readReportsAgain } from './reports.ts';
import { useActionId } from './use-action-id.ts';

/** Something that is closed to a person, and the way to open it again. */
export function RestrictionRow({ restriction }: { restriction: Restriction }) {
  const [isAsked, setIsAsked] = useState(false);
  const { name, area, since, until, reason: because } = restriction;
  return (
    <div className="restriction-row">
      <div className="min-w-0 flex-1">
        <p className="operator-row-title">
          {name}
          <span className="operator-badge-pill">{RESTRICT_WORDS.short[area]}</span>
        </p>
        <p className="operator-row-detail">
          {fillIn(WORDS.since, { day: formatDayAndTime(since) ?? '' })}
          <span>
            {until === null
              ? WORDS.always
              : fillIn(WORDS.until, { day: formatDayAndTime(until) ?? '' })}
          </span>
        </p>
        <p className="operator-reason">{because}</p>
      </div>
      <button
        type="button"
        className="button-secondary"
        aria-label={fillIn(WORDS.liftNamed, { name, area: RESTRICT_WORDS.short[area] })}
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {WORDS.lift}
      </button>
      {isAsked ? (
        <LiftDialog
          restriction={restriction}
          onClose={() => {
            setIsAsked(false);
          }}
        />
      ) : null}
    </div>
  );
}

const schema = z.object({ reason });

interface LiftDialogProps {
  readonly restriction: Restriction;
  readonly onClose: () => void;
}

/** Asks why, and opens a part of the service to a person again. */
function LiftDialog({ restriction: { id, name, area }, onClose }: LiftDialogProps) {
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { reason: '' },
    send: (values) =>
      withActionId((actionId) =>
        callApi(liftRestriction, { params: { id }, body: { ...values, actionId } }),
      ),
    onDone: () => {
      toast('restrictionLifted', { name });
      onClose();
      return readReportsAgain();
    },
    failure: 'restrictionNotLifted',
  });
  return (
    <Dialog
      title={WORDS.title}
      description={fillIn(WORDS.description, { area: RESTRICT_WORDS.area[area], name })}
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
      />
    </Dialog>
  );
}
