import { Lock } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PRO_GATE_WORDS } from '#content/panel-words.ts';
import { openUpgrade } from '#app/upgrade/open-upgrade.ts';

/** Stands before what is for Pro alone; leads to what Pro is. */
export function ProGate({ title }: { title: string }) {
  return (
    <section className="pro-gate">
      <span className="pro-badge caps">
        <Lock size={12} strokeWidth={2} aria-hidden="true" />
        {PRO_GATE_WORDS.badge}
      </span>
      <h3 className="display text-[26px]">{fillIn(PRO_GATE_WORDS.title, { title })}</h3>
      <div>
        <p className="text-[14px] font-medium">{PRO_GATE_WORDS.suites}</p>
        <ul className="pro-gate-suites">
          {PRO_GATE_WORDS.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="button-pro" onClick={openUpgrade}>
        {PRO_GATE_WORDS.upgrade}
      </button>
    </section>
  );
}
