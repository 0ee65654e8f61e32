import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { COMMUNITY_LIVE_TOASTS } from '#content/panels/community-live-words.ts';
import { PLAN_TOASTS } from '#content/panels/live-plan-words.ts';
import { LIVE_TOASTS } from '#content/panels/live-words.ts';
import { announceLiveStream } from '#contracts/live-streams.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { refusalWords } from '#app/kit/api/refusal-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useSessionsAgain } from '#app/look/live/own-sessions.ts';
import { chosenTime, planTimeWords } from '#app/look/live/plan-time.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { Broadcast } from './broadcast.ts';
import type { SessionWishes } from './session-wishes.ts';

/** What keeps a session from being live or announced, as far as the page can tell. */
export type FormProblem = 'title' | 'consent' | 'mirror' | 'missing' | 'past' | 'far';

/** Going live with what was settled, or announcing it. */
export function useGoLive(broadcast: Broadcast, place: 'panel' | 'community') {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const isShown = useStudioState(({ status }) => status === 'active');
  const again = useSessionsAgain();
  const announcing = useMutation({
    mutationFn: (body: SessionWishes & { startsAt: string }) =>
      callApi(announceLiveStream, { body }),
    onSuccess: ({ title, startsAt }) => {
      toast(PLAN_TOASTS.announced, { title, time: planTimeWords(startsAt ?? '') });
    },
    onError: (cause) => {
      toast(PLAN_TOASTS.notAnnounced, {}, refusalWords(cause));
    },
    onSettled: again,
  });

  /** Says what is wrong with a title; true where nothing is. */
  function hasTitle({ title }: SessionWishes): boolean {
    if (title.trim() !== '') return true;
    setProblem('title');
    toast(LIVE_TOASTS.titleRequired);
    return false;
  }

  return {
    problem,
    isAnnouncing: announcing.isPending,
    forget: () => setProblem(null),

    async goLive(
      wishes: SessionWishes,
      { agreed, planId }: { readonly agreed: boolean; readonly planId: string | null },
    ): Promise<void> {
      if (!hasTitle(wishes)) return;
      if (!agreed) {
        setProblem('consent');
        return;
      }
      if (wishes.hasPicture && !isShown) {
        setProblem('mirror');
        return;
      }
      setProblem(null);
      try {
        const plan = planId === null ? {} : { planId };
        await broadcast.start({ ...wishes, ...plan, agreed: true, isOldEnough: true }, place);
        if (place === 'panel') toast(LIVE_TOASTS.started);
        else toast(COMMUNITY_LIVE_TOASTS.started, { title: wishes.title.trim() });
        void again();
      } catch (cause) {
        toast(LIVE_TOASTS.notStarted, {}, refusalWords(cause));
      }
    },

    announce(wishes: SessionWishes, field: string, onDone: () => void): void {
      if (announcing.isPending || !hasTitle(wishes)) return;
      const time = chosenTime(field, new Date());
      if (!(time instanceof Date)) {
        setProblem(time);
        return;
      }
      setProblem(null);
      announcing.mutate({ ...wishes, startsAt: time.toISOString() }, { onSuccess: onDone });
    },
  };
}
