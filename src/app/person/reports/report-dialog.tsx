import './report-dialog.css';
import { useId, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { REPORT_REASON_WORDS, REPORT_TOASTS, REPORT_WORDS } from '#content/report-words.ts';
import { sendReport } from '#contracts/reports.ts';
import { LONGEST_REPORT_WORDS, REPORT_REASONS, type ReportReason } from '#domain/decency/report.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { problemWords } from '#app/kit/api/problem-words.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { aboutOf, type Reported } from './reported.ts';

interface ReportDialogProps {
  readonly reported: Reported;
  readonly onClose: () => void;
}

/** What the person is told when a report was not accepted. */
function refusalWords(problem: unknown): string {
  const code = problem instanceof ApiProblem ? problem.code : undefined;
  if (code === 'not_found') return REPORT_WORDS.gone;
  if (code === 'forbidden') return REPORT_WORDS.own;
  return problemWords(problem, REPORT_WORDS.failed);
}

/** Asks why something is reported, and sends that. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const { kind, text, by } = reported;
  const [isName, setIsName] = useState(false);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hint = useId();

  const send = async (): Promise<void> => {
    if (busy) return;
    if (reason === null) {
      setProblem(REPORT_WORDS.reasonMissing);
      form.current?.querySelector<HTMLElement>('[name$="why"]')?.focus();
      return;
    }
    if (reason === 'other' && words.trim() === '') {
      setProblem(REPORT_WORDS.wordsNeeded);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const body = { about: aboutOf(reported, isName), reason, words };
      const { isFirst } = await callApi(sendReport, { body });
      toast(isFirst ? REPORT_TOASTS.sent : REPORT_TOASTS.again);
      onClose();
    } catch (cause) {
      setProblem(refusalWords(cause));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={REPORT_WORDS.titles[kind]}
      description={fillIn(
        by === undefined ? REPORT_WORDS.quoted : REPORT_WORDS.quotedBy,
        by === undefined ? { text } : { text, by },
      )}
      close={REPORT_WORDS.close}
      onClose={onClose}
    >
      <form
        ref={form}
        className="report-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {by === undefined ? null : (
          <Choices
            legend={REPORT_WORDS.what}
            name="what"
            choices={[
              { value: 'thing', words: REPORT_WORDS.things[kind] },
              { value: 'name', words: fillIn(REPORT_WORDS.theName, { by }) },
            ]}
            chosen={isName ? 'name' : 'thing'}
            onChoose={(value) => {
              setIsName(value === 'name');
            }}
          />
        )}
        <Choices
          legend={REPORT_WORDS.why}
          name="why"
          choices={REPORT_REASONS.map((value) => ({ value, words: REPORT_REASON_WORDS[value] }))}
          chosen={reason}
          onChoose={setReason}
        />
        <label className="report-words">
          <span>{REPORT_WORDS.words}</span>
          <textarea
            rows={3}
            maxLength={LONGEST_REPORT_WORDS}
            aria-describedby={hint}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
            }}
          />
        </label>
        <p id={hint} className="report-hint">
          {words === ''
            ? REPORT_WORDS.wordsHint
            : fillIn(REPORT_WORDS.left, { count: LONGEST_REPORT_WORDS - words.length })}
        </p>
        <p className="report-promise">{REPORT_WORDS.promise}</p>
        <div role="alert">
          <FormProblem message={problem} />
        </div>
        <div className="dialog-actions">
          <button type="button" className="button-secondary" onClick={onClose}>
            {REPORT_WORDS.cancel}
          </button>
          <SubmitButton busy={busy} busyWords={REPORT_WORDS.sending} className="button-primary">
            {REPORT_WORDS.send}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly words: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** One of a few answers. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, choices, chosen, onChoose } = props;
  const group = `${useId()}${name}`;
  return (
    <fieldset className="report-choices">
      <legend>{legend}</legend>
      {choices.map(({ value, words }) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
