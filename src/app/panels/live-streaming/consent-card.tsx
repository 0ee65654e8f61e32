import { fillIn } from '#content/fill-in.ts';
import { CONSENT_AGE, LIVE_WORDS } from '#content/panels/live-words.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

interface ConsentCardProps {
  readonly agreed: boolean;
  readonly isMissing: boolean;
  readonly onChange: (agreed: boolean) => void;
}

/** What leaves this device, and the person's own word that they want it to. */
export function ConsentCard({ agreed, isMissing, onChange }: ConsentCardProps) {
  const { user } = useCurrentUser();
  return (
    <div className="live-card">
      <p className="text-sm text-fg-2">
        {fillIn(LIVE_WORDS.before, {
          name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
        })}
      </p>
      <label className="live-consent">
        <input
          type="checkbox"
          checked={agreed}
          aria-invalid={isMissing}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />
        <span>{fillIn(LIVE_WORDS.consent, { age: CONSENT_AGE })}</span>
      </label>
    </div>
  );
}
