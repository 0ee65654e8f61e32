import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BLOCKCHAIN_TOAST } from '#content/panels/blockchain-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import type { KeptProduct } from './kept-register.ts';
import {
  canCheck,
  forgetHead,
  type HeadReading,
  lookedUp,
  lookUp,
  type LookUp,
  readHead,
} from './register-reader.ts';

/** What the tab shows of a code that was asked for; null while none was. */
export type Asked =
  | { readonly status: 'looking'; readonly code: string }
  | { readonly status: 'answered'; readonly answer: LookUp };

export interface Register {
  /** Null while it is read. */
  readonly head: HeadReading | null;
  readonly asked: Asked | null;
  /** What was looked up on this device, the latest first. */
  readonly products: readonly KeptProduct[];
  /** Looks a code up, in place of the one before. */
  readonly ask: (code: string) => void;
  /** Forgets the head that this device saw, and reads the register as it is now. */
  readonly startAgain: () => void;
}

function headAfter(answer: LookUp): HeadReading | null {
  switch (answer.kind) {
    case 'problem':
      return answer;
    case 'found':
    case 'unknown':
      return { kind: 'head', head: answer.head };
    case 'kept':
    case 'offline':
      return { kind: 'offline', head: answer.head };
    case 'failed':
      return null;
  }
}

/** The register, as this device reads and checks it. */
export function useRegister(): Register {
  const [head, setHead] = useState<HeadReading | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [products, setProducts] = useState(lookedUp);
  const asking = useRef<AbortController | null>(null);

  /** Ends what was asked before: its answer is no longer wanted. */
  function begin(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }

  function read(): void {
    readHead(begin()).then(setHead, () => undefined);
  }

  const start = useEffectEvent(() => {
    if (canCheck()) read();
  });
  useEffect(() => {
    start();
    return () => {
      asking.current?.abort();
    };
  }, []);

  return {
    head,
    asked,
    products,
    ask(code) {
      setAsked({ status: 'looking', code });
      lookUp(code, new Date().toISOString(), begin()).then(
        (answer) => {
          setAsked({ status: 'answered', answer });
          setHead((before) => headAfter(answer) ?? before);
          setProducts(lookedUp());
          if (answer.kind === 'unknown' || answer.kind === 'problem') toast(BLOCKCHAIN_TOAST);
        },
        // Another code was asked for, or the tab was left.
        () => undefined,
      );
    },
    startAgain() {
      forgetHead();
      setAsked(null);
      setHead(null);
      read();
    },
  };
}
