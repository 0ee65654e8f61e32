import { Link2, X } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PLAN_WORDS } from '#content/panels/live-plan-words.ts';
import { LIVE_TOASTS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useCallOff } from '#app/look/live/own-sessions.ts';
import { planTimeWords } from '#app/look/live/plan-time.ts';

interface OwnPlansProps {
  readonly plans: readonly LiveRoom[];
  readonly onGoLive: (plan: LiveRoom) => void;
}

/** The sessions that the host has announced. */
export function OwnPlans({ plans, onGoLive }: OwnPlansProps) {
  if (plans.length === 0) return null;
  return (
    <section className="live-plans" aria-label={PLAN_WORDS.own}>
      <h3 className="text-md font-medium">{PLAN_WORDS.own}</h3>
      <ul>
        {plans.map((plan) => (
          <OwnPlan key={plan.id} plan={plan} onGoLive={() => onGoLive(plan)} />
        ))}
      </ul>
    </section>
  );
}

function OwnPlan({ plan, onGoLive }: { plan: LiveRoom; onGoLive: () => void }) {
  const { id, title, startsAt } = plan;
  const callOff = useCallOff();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/live/${id}`);
      toast(LIVE_TOASTS.copied);
    } catch {
      // The title leads to its page, whose address can be copied by hand.
    }
  };
  return (
    <li className="live-plan">
      <p className="text-md">{planTimeWords(startsAt ?? '')}</p>
      <p className="live-plan-title">
        <a href={`/live/${id}`} target="_blank" rel="noreferrer">
          {title}
        </a>
      </p>
      <div className="live-plan-acts">
        <button
          type="button"
          className="button-secondary live-plan-go"
          aria-label={fillIn(PLAN_WORDS.goLiveWith, { title })}
          onClick={onGoLive}
        >
          {PLAN_WORDS.goLive}
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={fillIn(PLAN_WORDS.copy, { title })}
          data-tip={fillIn(PLAN_WORDS.copy, { title })}
          onClick={() => void copy()}
        >
          <Link2 size={17} strokeWidth={1.7} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={fillIn(PLAN_WORDS.callOff, { title })}
          data-tip={fillIn(PLAN_WORDS.callOff, { title })}
          aria-busy={callOff.isPending}
          onClick={() => {
            if (!callOff.isPending) callOff.mutate(id);
          }}
        >
          <X size={17} strokeWidth={1.7} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
