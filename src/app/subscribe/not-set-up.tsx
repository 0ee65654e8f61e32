import { CircleOff } from 'lucide-react';
import { SETUP_PROBLEMS } from '#content/subscribe-words.ts';
import { Notice } from './notice.tsx';

/** Says beside the plans that none can be bought here. */
export function NotSetUpNote() {
  return (
    <p className="form-note mt-6" role="status">
      <strong>{SETUP_PROBLEMS.notSetUp}</strong>
      {SETUP_PROBLEMS.notSetUpNote}
    </p>
  );
}

/** Stands in for the payment where none can be made. */
export function NotSetUp({ returnTo }: { returnTo: string }) {
  return (
    <Notice icon={CircleOff} title={SETUP_PROBLEMS.notSetUp} text={SETUP_PROBLEMS.notSetUpNote}>
      <a href={returnTo} className="button-primary">
        {SETUP_PROBLEMS.back}
      </a>
    </Notice>
  );
}
