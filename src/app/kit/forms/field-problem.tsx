import { CircleAlert } from 'lucide-react';

/** What is wrong with a field; nothing where nothing is. The field names it with `aria-describedby`. */
export function FieldProblem({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className="field-problem">
      <CircleAlert size={15} strokeWidth={1.8} aria-hidden="true" />
      {message}
    </p>
  );
}
