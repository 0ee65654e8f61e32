import { useMutation } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { STATES_WORDS } from '#content/operator-correspondence-words.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';

interface StateMovesProps<State extends string> {
  /** What is moved, for people who hear the button. */
  readonly name: string;
  readonly state: State;
  readonly states: readonly State[];
  /** The names of the states, and the labels of the buttons that move to them. */
  readonly words: Readonly<Record<State, string>>;
  readonly moves: Readonly<Record<State, string>>;
  readonly send: (state: State) => Promise<unknown>;
  /** The path of the query that is read again afterwards. */
  readonly path: string;
}

/** Buttons that move what a person sent in to another state. */
export function StateMoves<State extends string>({
  name,
  state,
  states,
  words,
  moves,
  send,
  path,
}: StateMovesProps<State>) {
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (_, moved) => {
      toast('stateChanged', { state: words[moved] });
      return queryClient.invalidateQueries({ queryKey: [path] });
    },
    onError: () => {
      toast('stateNotChanged');
    },
  });
  return states
    .filter((each) => each !== state)
    .map((each) => (
      <button
        key={each}
        type="button"
        className="button-secondary"
        aria-label={fillIn(STATES_WORDS.moveNamed, { move: moves[each], name })}
        disabled={isPending}
        onClick={() => {
          mutate(each);
        }}
      >
        {moves[each]}
      </button>
    ));
}
