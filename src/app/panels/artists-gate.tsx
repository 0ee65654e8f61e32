import './pro-gate.css';
import { Lock } from 'lucide-react';
import { ARTISTS_GATE_WORDS, PRO_GATE_WORDS } from '#content/panel-words.ts';
import { openInfo } from '#app/person/navigation/dialogs.ts';

/**
 * The gate in front of the artists' chat, which is also sold by the hour, without Pro and without an
 * account.
 */
export function ArtistsGate() {
  return (
    <section className="pro-gate">
      <span className="pro-badge caps">
        <Lock size={12} strokeWidth={2} aria-hidden="true" />
        {PRO_GATE_WORDS.badge}
      </span>
      <h3 className="display text-2xl">{ARTISTS_GATE_WORDS.title}</h3>
      <p className="text-md text-fg-2">{ARTISTS_GATE_WORDS.text}</p>
      <p className="text-sm text-fg-3">{ARTISTS_GATE_WORDS.kept}</p>
      <button
        type="button"
        className="button-pro"
        onClick={() => {
          openInfo('pro-artists');
        }}
      >
        {ARTISTS_GATE_WORDS.meet}
      </button>
    </section>
  );
}
