import { useMutation } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import {
  COMMUNITY_LIVE_TOASTS,
  COMMUNITY_LIVE_WORDS,
} from '#content/panels/community-live-words.ts';
import { LIVE_TOASTS } from '#content/panels/live-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { type LiveRoom } from '#contracts/live-room.ts';
import { endLiveStream } from '#contracts/live-streams.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { OnAirDot } from '#app/look/live/on-air-dot.tsx';
import { useSessionsAgain } from '#app/look/live/own-sessions.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

/** The person's own session that is live. */
export function OwnSession({ room }: { room: LiveRoom }) {
  const again = useSessionsAgain();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(endLiveStream, { params: { id: room.id } }),
    onSuccess: () => {
      toast(LIVE_TOASTS.ended);
    },
    onError: () => {
      toast(COMMUNITY_LIVE_TOASTS.notEnded);
    },
    onSettled: again,
  });
  return (
    <div className="community-card own-session">
      <p className="session-sign">
        <OnAirDot />
        {COMMUNITY_LIVE_WORDS.own}
        <span className="tnum text-fg-2">
          {fillIn(COMMUNITY_LIVE_WORDS.watching, { count: room.viewers })}
        </span>
      </p>
      <h4 className="session-title">{room.title}</h4>
      <div className="session-acts">
        <button
          type="button"
          className="button-secondary card-button"
          onClick={() => {
            openPanel('live-streaming');
          }}
        >
          {COMMUNITY_LIVE_WORDS.open}
        </button>
        <button
          type="button"
          className="button-primary card-button"
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          <Square size={13} strokeWidth={1.8} aria-hidden="true" />
          {isPending ? COMMUNITY_LIVE_WORDS.ending : COMMUNITY_LIVE_WORDS.end}
        </button>
      </div>
    </div>
  );
}
