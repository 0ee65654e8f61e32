/**
 * Has work done one after the other, in the order in which it came. What waits here holds no connection of the
 * database, and no statement that would run out of time.
 */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
