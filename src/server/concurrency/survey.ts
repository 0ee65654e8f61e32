import cluster, { type Worker } from 'node:cluster';
import { z } from 'zod/mini';

/**
 * A process asks all processes for their answers; the supervising process passes this on and gathers
 * them.
 */
const question = z.object({ survey: z.literal('ask'), id: z.number() });
const answer = z.object({ survey: z.literal('answer'), id: z.number(), answer: z.unknown() });
const result = z.object({
  survey: z.literal('result'),
  id: z.number(),
  answers: z.array(z.object({ process: z.number(), answer: z.unknown() })),
});
type Result = z.infer<typeof result>;

/** What one process answered. */
export type ProcessAnswer = Result['answers'][number];

/** One that does not answer in time is left out. */
const ANSWER_LIMIT_MS = 1000;

/** Asks every process of this machine, this one included. */
export interface Survey {
  readonly ask: () => Promise<readonly ProcessAnswer[]>;
  readonly stop: () => void;
}

/** Answers other processes with `say`, and can ask them. A process without others gets its own answer. */
export function createSurvey(say: () => unknown): Survey {
  const { worker } = cluster;
  if (worker === undefined) {
    return { ask: async () => [{ process: 1, answer: say() }], stop: () => undefined };
  }
  const waiting = new Map<number, (answers: Result['answers']) => void>();
  let asked = 0;

  function onMessage(message: unknown): void {
    const asking = question.safeParse(message);
    if (asking.success) worker?.send({ survey: 'answer', id: asking.data.id, answer: say() });
    const told = result.safeParse(message);
    if (told.success) waiting.get(told.data.id)?.(told.data.answers);
  }

  worker.on('message', onMessage);
  return {
    ask() {
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        const settle = (answers: Result['answers']): void => {
          clearTimeout(limit);
          waiting.delete(id);
          resolve(answers);
        };
        const limit = setTimeout(() => settle([]), 2 * ANSWER_LIMIT_MS);
        waiting.set(id, settle);
        worker.send({ survey: 'ask', id });
      });
    },
    stop: () => void worker.off('message', onMessage),
  };
}

/**
 * In the supervising process: passes each question on to all processes, and their answers back together.
 * `processes` are the living ones, by the numbers of their places.
 */
export function passSurveysOn(processes: () => ReadonlyMap<number, Worker>): void {
  let passed = 0;
  const open = new Map<number, (from: Worker, told: unknown) => void>();

  function gather(asker: Worker, askedAs: number): void {
    passed += 1;
    const id = passed;
    const asked = new Map([...processes()].filter(([, worker]) => worker.isConnected()));
    const answers: ProcessAnswer[] = [];
    const settle = (): void => {
      clearTimeout(limit);
      open.delete(id);
      if (asker.isConnected()) asker.send({ survey: 'result', id: askedAs, answers });
    };
    const limit = setTimeout(settle, ANSWER_LIMIT_MS);
    open.set(id, (from, told) => {
      for (const [number, worker] of asked) {
        if (worker === from) answers.push({ process: number, answer: told });
      }
      if (answers.length === asked.size) settle();
    });
    for (const worker of asked.values()) worker.send({ survey: 'ask', id });
  }

  cluster.on('message', (worker, message: unknown) => {
    const asking = question.safeParse(message);
    if (asking.success) gather(worker, asking.data.id);
    const told = answer.safeParse(message);
    if (told.success) open.get(told.data.id)?.(worker, told.data.answer);
  });
}
