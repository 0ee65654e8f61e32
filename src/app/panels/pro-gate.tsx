import './pro-gate.css';
import { Lock } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PRO_GATE_WORDS } from '#content/panel-words.ts';
import { useWayToPro } from '#app/person/access/use-way-to-pro.ts';

interface ProGateProps {
  readonly title: string;
}

/** The gate in front of a panel to which the person has no access. */
export function ProGate({ title }: ProGateProps) {
  const goOn = useWayToPro();
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
      <button
        type="button"
        className="button-pro"
        onClick={() => {
          goOn(fillIn(PRO_GATE_WORDS.about, { title }));
        }}
      >
        {PRO_GATE_WORDS.upgrade}
      </button>
    </section>
  );
}
