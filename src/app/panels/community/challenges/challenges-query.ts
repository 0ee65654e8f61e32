import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CHALLENGES_TOASTS as TOASTS } from '#content/panels/challenges-words.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';
import {
  type Challenge,
  enterChallenge,
  joinChallenge,
  leaveChallenge,
  listChallengeEntries,
  listChallenges,
  voteInChallenge,
  withdrawFromChallenge,
} from '#contracts/challenges.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';

type Listed = ReplyOf<typeof listChallenges>;

/** How often the challenges are read again, in milliseconds, since others join and enter meanwhile. */
const READ_AGAIN = 60_000;

/** All challenges, and what the current person does in each. */
export const challengesQuery = queryOptions({
  queryKey: [listChallenges.path],
  queryFn: ({ signal }) => callApi(listChallenges, { signal }),
  staleTime: 0,
  refetchInterval: READ_AGAIN,
  retry: 1,
});

/** The looks in a challenge, in the order in which the current person sees them. */
export function entriesQuery(id: string) {
  return queryOptions({
    queryKey: [listChallengeEntries.path, id],
    queryFn: ({ signal }) => callApi(listChallengeEntries, { params: { id }, signal }),
    staleTime: 0,
    retry: 1,
  });
}

/**
 * The list with the changed challenge in it. A person can be in one challenge at a time, so joining it
 * leaves the others.
 */
function withChanged(listed: Listed, changed: Challenge): Listed {
  const put = (challenges: readonly Challenge[]): Challenge[] =>
    challenges.map((one) => {
      if (one.id === changed.id) return changed;
      return changed.isJoined ? { ...one, isJoined: false } : one;
    });
  return { running: put(listed.running), planned: put(listed.planned), ended: put(listed.ended) };
}

/** What can be done in a challenge. */
type Act =
  | { readonly kind: 'join' | 'leave' | 'withdraw' }
  | { readonly kind: 'enter'; readonly lookId: string; readonly name: string }
  | { readonly kind: 'vote'; readonly entryId: string | null };

function send({ id: challengeId }: Challenge, act: Act): Promise<Challenge> {
  switch (act.kind) {
    case 'join': {
      return callApi(joinChallenge, { body: { challengeId } });
    }
    case 'leave': {
      return callApi(leaveChallenge, { body: { challengeId } });
    }
    case 'withdraw': {
      return callApi(withdrawFromChallenge, { body: { challengeId } });
    }
    case 'enter': {
      return callApi(enterChallenge, { body: { challengeId, lookId: act.lookId } });
    }
    case 'vote': {
      return callApi(voteInChallenge, { body: { challengeId, entryId: act.entryId } });
    }
    default: {
      return act satisfies never;
    }
  }
}

function toastOf(act: Act): ToastWords {
  if (act.kind === 'vote') return act.entryId === null ? TOASTS.unvoted : TOASTS.voted;
  const done = {
    join: TOASTS.joined,
    leave: TOASTS.left,
    withdraw: TOASTS.withdrawn,
    enter: TOASTS.entered,
  } as const;
  return done[act.kind];
}

/** Why something in a challenge failed, in the server's words where it has some. */
export function sayFailure(problem: unknown): void {
  const isAnswer = problem instanceof ApiProblem && problem.status > 0;
  toast(TOASTS.failed, {}, isAnswer ? (problem.details ?? problem.message) : '');
}

/** Does something in a challenge, shows what came of it, and says so. */
export function useAct(challenge: Challenge) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) => send(challenge, act),
    onSuccess: (changed, act) => {
      client.setQueryData(challengesQuery.queryKey, (listed) =>
        listed === undefined ? listed : withChanged(listed, changed),
      );
      const values = { title: changed.title, name: act.kind === 'enter' ? act.name : '' };
      toast(toastOf(act), values);
    },
    onError: sayFailure,
    onSettled: async (_reply, _problem, act) => {
      // A vote changes none of the looks, so they are not read again.
      if (act.kind === 'vote') return;
      await client.invalidateQueries({ queryKey: entriesQuery(challenge.id).queryKey });
    },
  });
}
