import './remind-button.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PLAN_TOASTS, PLAN_WORDS } from '#content/panels/live-plan-words.ts';
import { chooseLiveReminder, readLiveReminders } from '#contracts/live-reminders.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';

const QUERY_KEY = [readLiveReminders.path];

function sayWhyNot(problem: unknown): void {
  if (!(problem instanceof ApiProblem)) toast(PLAN_TOASTS.reminderFailed);
  else if (problem.code === 'not_available') toast(PLAN_TOASTS.confirmFirst);
  else toast(PLAN_TOASTS.reminderFailed, {}, problem.status > 0 ? problem.message : '');
}

/** Asks for a mail before an announced session begins, or takes that back. For signed-in people. */
export function RemindButton({ roomId, title }: { roomId: string; title: string }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi(readLiveReminders, { signal }),
    retry: 1,
  });
  const rooms = data?.rooms ?? [];
  const isWanted = rooms.includes(roomId);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      callApi(chooseLiveReminder, { params: { id: roomId }, body: { wanted } }),
    onSuccess: ({ wanted }) => {
      const others = rooms.filter((id) => id !== roomId);
      client.setQueryData(QUERY_KEY, { rooms: wanted ? [...others, roomId] : others });
      toast(wanted ? PLAN_TOASTS.reminderSet : PLAN_TOASTS.reminderOff);
    },
    onError: sayWhyNot,
  });
  const words = isWanted ? PLAN_WORDS.reminded : PLAN_WORDS.remind;
  const Icon = isWanted ? BellRing : Bell;
  return (
    <button
      type="button"
      className="button-secondary remind-button"
      data-wanted={isWanted}
      aria-label={fillIn(PLAN_WORDS.remindOf, { wish: words, title })}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate(!isWanted);
      }}
    >
      <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
      {words}
    </button>
  );
}
