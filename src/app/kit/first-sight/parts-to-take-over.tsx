/** Parts of the document that React takes over in tasks of their own, so that input is answered in between. */

import {
  createContext,
  type PropsWithChildren,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
} from 'react';

/** Says when no part is left that does not respond yet. */
export class PartsToTakeOver {
  private readonly left = new Set<string>();
  private done: (() => void) | null = null;

  add(part: string): void {
    this.left.add(part);
  }

  remove(part: string): void {
    this.left.delete(part);
    this.settle();
  }

  /** Calls `done` once, as soon as every part responds. */
  whenNoneIsLeft(done: () => void): void {
    this.done = done;
    this.settle();
  }

  private settle(): void {
    const { done } = this;
    if (done === null || this.left.size > 0) return;
    this.done = null;
    done();
  }
}

const Parts = createContext<PartsToTakeOver | null>(null);

export const PartsProvider = Parts.Provider;

/** A part that React takes over after what surrounds it. What is pressed in it meanwhile is not lost. */
export function PartTakenOverLater({ children }: PropsWithChildren) {
  const parts = use(Parts);
  const part = useId();
  // Before any effect of the children: on a page that began empty, they are drawn in the same commit.
  useLayoutEffect(() => {
    parts?.add(part);
    return () => {
      parts?.remove(part);
    };
  }, [parts, part]);
  return (
    <Suspense fallback={null}>
      {children}
      <Responds part={part} />
    </Suspense>
  );
}

/** Stands behind what responds: effects run in that order. */
function Responds({ part }: { readonly part: string }) {
  const parts = use(Parts);
  useEffect(() => {
    parts?.remove(part);
  }, [parts, part]);
  return null;
}
