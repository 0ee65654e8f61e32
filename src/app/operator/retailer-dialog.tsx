import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import {
  OPERATOR_CATALOGUE_WORDS as WORDS,
  TEMPLATE_PROBLEM_WORDS,
} from '#content/operator-catalogue-words.ts';
import { changeRetailerLinks, type OperatorRetailer } from '#contracts/operator-catalogue.ts';
import { type LinkSettings, problemOfSettings, TAG } from '#domain/shopping/shop-link.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { showChange } from './catalogue-query.ts';
import { useActionId } from './use-action-id.ts';

const { form: FORM } = WORDS;

/** An empty field means that nothing is set. */
function settingsOf({ template, tag }: { template: string; tag: string }): LinkSettings {
  return { template: template === '' ? null : template, tag: tag === '' ? null : tag };
}

const settings = z
  .object({
    template: z.string().check(z.trim()),
    tag: z.string().check(
      z.trim(),
      z.refine((tag) => tag === '' || TAG.test(tag), WORDS.tagProblem),
    ),
  })
  .check((context) => {
    const problem = problemOfSettings(settingsOf(context.value));
    if (problem === null) return;
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: [problem === 'needs-tag' ? 'tag' : 'template'],
      message: TEMPLATE_PROBLEM_WORDS[problem],
    });
  });

interface RetailerDialogProps {
  readonly retailer: OperatorRetailer;
  readonly onClose: () => void;
}

/** Asks where Buy leads for a shop. */
export function RetailerDialog({ retailer, onClose }: RetailerDialogProps) {
  const { id, name, template, tag } = retailer;
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema: settings,
    defaultValues: { template: template ?? '', tag: tag ?? '' },
    send: (typed) =>
      withActionId((actionId) =>
        callApi(changeRetailerLinks, {
          params: { id },
          body: { actionId, ...settingsOf(typed) },
        }),
      ),
    onDone: (change) => {
      showChange(change);
      toast('shopLinksChanged', { name });
      onClose();
    },
    failure: 'shopLinksNotChanged',
  });
  return (
    <Dialog
      title={fillIn(FORM.title, { name })}
      description={FORM.description}
      close={FORM.close}
      onClose={onClose}
      wantsAnswer
    >
      <form className="form mt-5" noValidate onSubmit={submit}>
        <TextField
          form={form}
          name="template"
          label={FORM.template}
          hint={FORM.templateHint}
          autoComplete="off"
        />
        <TextField form={form} name="tag" label={FORM.tag} hint={FORM.tagHint} autoComplete="off" />
        <FormProblem message={problem} />
        <div className="operator-buttons">
          <button type="button" className="button-secondary" onClick={onClose}>
            {FORM.cancel}
          </button>
          <SubmitButton busy={busy} busyWords={FORM.busy}>
            {FORM.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
