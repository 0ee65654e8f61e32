import { CircleAlert } from 'lucide-react';

/** Why a form was refused as a whole: stays after the toast that said so is gone. */
export function FormProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className="form-problem">
      <CircleAlert size={17} strokeWidth={1.7} aria-hidden="true" />
      {message}
    </p>
  );
}

/** What is wrong with a field, if anything. The field refers to it with `aria-describedby`. */
export function FieldProblem({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className="field-problem">
      <CircleAlert size={15} strokeWidth={1.8} aria-hidden="true" />
      {message}
    </p>
  );
}
