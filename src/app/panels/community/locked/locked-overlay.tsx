import { Lock } from 'lucide-react';
import { LOCKED_WORDS } from '#content/panels/community-words.ts';
import { useWayToPro } from '#app/person/access/use-way-to-pro.ts';
import './locked.css';

interface LockedOverlayProps {
  /** What is part of Pro, as a sentence. */
  readonly about: string;
}

/** Covers something that is part of Pro, and leads to Pro. */
export function LockedOverlay({ about }: LockedOverlayProps) {
  const goOn = useWayToPro();
  return (
    <button
      type="button"
      className="locked-overlay"
      aria-label={`${LOCKED_WORDS.pro}. ${about} ${LOCKED_WORDS.see}`}
      onClick={() => {
        goOn(about);
      }}
    >
      <span className="locked-badge caps">
        <Lock size={13} strokeWidth={1.8} aria-hidden="true" />
        {LOCKED_WORDS.pro}
      </span>
      <span className="locked-about">{about}</span>
    </button>
  );
}
