import { Lock } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PRO_GATE_WORDS } from '#content/panel-words.ts';
import { askToSignIn } from '#app/person/navigation/ask-to-sign-in.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { openUpgrade } from '#app/person/navigation/open-upgrade.ts';

interface ProGateProps {
  readonly title: string;
}

/** Stands before what one does not have; leads to what Pro is, and a visitor to their account. */
export function ProGate({ title }: ProGateProps) {
  const { user } = useCurrentUser();
  return (
    <section className="pro-gate">
      <span className="pro-badge caps">
        <Lock size={12} strokeWidth={2} aria-hidden="true" />
        {PRO_GATE_WORDS.badge}
      </span>
      <h3 className="display text-2xl">{fillIn(PRO_GATE_WORDS.title, { title })}</h3>
      <div>
        <p className="text-md font-medium">{PRO_GATE_WORDS.suites}</p>
        <ul className="pro-gate-suites">
          {PRO_GATE_WORDS.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-1.5">
        <button type="button" className="button-pro" onClick={openUpgrade}>
          {PRO_GATE_WORDS.upgrade}
        </button>
        {user === null ? (
          <button
            type="button"
            className="quiet-button w-full text-md"
            onClick={() => {
              askToSignIn(PRO_GATE_WORDS.signInReason);
            }}
          >
            {PRO_GATE_WORDS.signIn}
          </button>
        ) : null}
      </div>
    </section>
  );
}
