import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_REGISTER_WORDS as WORDS } from '#content/operator-register-words.ts';
import { addProduct, correctProduct } from '#contracts/operator-register.ts';
import { sha256With } from '#domain/register/hashing.ts';
import type { ProductEntry } from '#domain/register/product-entry.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextAreaField } from '#app/kit/forms/text-area-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { useActionId } from './use-action-id.ts';
import { correctedProduct, factsOf, newProduct, typedOf } from './register-form.ts';
import { readRegisterAgain } from './register-query.ts';

const { fields, form: FORM, hints } = WORDS;

interface RegisterDialogProps {
  /** The entry to correct; null for a new product. */
  readonly corrected: ProductEntry | null;
  readonly onClose: () => void;
}

/** Asks for a product and its batch, and adds it for good. */
export function RegisterDialog({ corrected, onClose }: RegisterDialogProps) {
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema: corrected === null ? newProduct : correctedProduct,
    defaultValues: typedOf(corrected),
    send: async (typed) => {
      const product = await factsOf(sha256With(crypto.subtle), typed, corrected);
      return withActionId((actionId) =>
        corrected === null
          ? callApi(addProduct, { body: { actionId, product } })
          : callApi(correctProduct, {
              params: { code: corrected.id },
              body: { actionId, product, reason: typed.reason },
            }),
      );
    },
    onDone: async ({ code }, { name }) => {
      toast('productRegistered', { name, code });
      await readRegisterAgain();
      onClose();
    },
    failure: 'productNotRegistered',
  });
  const title =
    corrected === null ? FORM.title : fillIn(FORM.correctTitle, { name: corrected.name });
  return (
    <Dialog
      title={title}
      description={corrected === null ? FORM.description : FORM.correctDescription}
      close={FORM.close}
      onClose={onClose}
      wantsAnswer
    >
      <form className="form mt-5" noValidate onSubmit={submit}>
        <TextField form={form} name="name" label={fields.name} autoComplete="off" />
        <div className="form-pair">
          <TextField form={form} name="brand" label={fields.brand} autoComplete="off" />
          <TextField form={form} name="batchNumber" label={fields.batchNumber} autoComplete="off" />
        </div>
        <div className="form-pair">
          <TextField
            form={form}
            name="manufacturingDate"
            label={fields.manufacturingDate}
            type="date"
          />
          <TextField
            form={form}
            name="retailer"
            label={fields.retailer}
            hint={hints.retailer}
            autoComplete="off"
          />
        </div>
        <TextAreaField
          form={form}
          name="ingredients"
          label={fields.ingredients}
          hint={
            (corrected?.ingredientHash ?? null) === null
              ? hints.ingredients
              : `${hints.ingredients} ${hints.keptIngredients}`
          }
        />
        <TextAreaField
          form={form}
          name="certifications"
          label={fields.certifications}
          hint={hints.certifications}
        />
        {corrected === null ? null : (
          <TextField form={form} name="reason" label={fields.reason} hint={hints.reason} />
        )}
        <FormProblem message={problem} />
        <div className="operator-buttons">
          <button type="button" className="button-secondary" onClick={onClose}>
            {FORM.cancel}
          </button>
          <SubmitButton busy={busy} busyWords={FORM.busy}>
            {corrected === null ? FORM.submit : FORM.submitCorrection}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
