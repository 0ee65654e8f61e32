import type { ReactNode, SubmitEventHandler } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { REASON_WORDS } from '#content/operator-customer-words.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextAreaField } from '#app/kit/forms/text-area-field.tsx';
import type { Form } from '#app/kit/forms/use-server-form.ts';

interface ActionFormProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly submit: SubmitEventHandler<HTMLFormElement>;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** The field of the form that holds the reason. */
  readonly reasonField: Path<Values>;
  /** Where else the reason goes, if it is not only kept in the record. */
  readonly reasonHint?: string;
  readonly submitWords: string;
  readonly busyWords: string;
  readonly onCancel: () => void;
  /** What is asked besides the reason. */
  readonly children?: ReactNode;
}

/** The form before an action on a customer: it always asks for a reason and can be cancelled. */
export function ActionForm<Values extends FieldValues, Parsed>(
  props: ActionFormProps<Values, Parsed>,
) {
  const { form, submit, busy, problem, reasonField, onCancel, children } = props;
  return (
    <form className="form mt-5" noValidate onSubmit={submit}>
      {children}
      <TextAreaField
        form={form}
        name={reasonField}
        label={REASON_WORDS.label}
        hint={props.reasonHint ?? REASON_WORDS.hint}
      />
      <FormProblem message={problem} />
      <div className="operator-buttons">
        <button type="button" className="button-secondary" onClick={onCancel}>
          {REASON_WORDS.cancel}
        </button>
        <SubmitButton busy={busy} busyWords={props.busyWords}>
          {props.submitWords}
        </SubmitButton>
      </div>
    </form>
  );
}
