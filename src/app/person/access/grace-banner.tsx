import './access.css';
import { CreditCard, X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { GRACE_WORDS } from '#content/access-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { subscribeAddress } from '#app/person/plans/subscribe-address.ts';

interface GraceBannerProps {
  /** When Pro ends, in milliseconds since 1970. */
  readonly until: number;
  readonly onClose: () => void;
}

/** Says that a renewal failed while Pro goes on, and links to changing the card. */
export function GraceBanner({ until, onClose }: GraceBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useRoomAbove(banner);
  const date = formatDay(new Date(until).toISOString()) ?? '';
  const returnTo = location.pathname + location.search;
  return (
    <section ref={banner} className="grace-banner" aria-labelledby="grace-title">
      <CreditCard size={20} strokeWidth={1.5} className="shrink-0 text-pro" aria-hidden="true" />
      <div className="min-w-0">
        <h2 id="grace-title" className="text-md font-medium">
          {GRACE_WORDS.title}
        </h2>
        <p className="mt-0.5 text-sm text-fg-2">{fillIn(GRACE_WORDS.text, { date })}</p>
      </div>
      <a className="button-pro grace-change" href={subscribeAddress({ step: 'card', returnTo })}>
        {GRACE_WORDS.change}
      </a>
      <button
        type="button"
        className="quiet-button shrink-0"
        aria-label={GRACE_WORDS.later}
        data-tip={GRACE_WORDS.later}
        onClick={onClose}
      >
        <X size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </section>
  );
}

/** Makes room for an element above the page: the studio fills what is left of the window. */
function useRoomAbove(element: RefObject<HTMLElement | null>): void {
  const size = useElementSize(element);
  const height = size?.height ?? 0;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--grace-room', `${height}px`);
    return () => {
      style.removeProperty('--grace-room');
    };
  }, [height]);
}
