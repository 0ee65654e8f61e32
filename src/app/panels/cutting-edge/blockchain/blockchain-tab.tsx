import './blockchain.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  BLOCKCHAIN_WORDS,
  HEAD_WORDS,
  MEANING_WORDS,
  RESULT_WORDS,
} from '#content/panels/blockchain-words.ts';
import { fromBase64, sha256With } from '#domain/register/hashing.ts';
import { CODE_PARAMETER, readTypedCode } from '#domain/register/product-code.ts';
import { readEntry } from '#domain/register/product-entry.ts';
import { keyName } from '#domain/register/register-head.ts';
import { CodeForm } from './code-form.tsx';
import { HeadCard, RegisterProblemNote } from './head-card.tsx';
import { LookUpResult } from './look-up-result.tsx';
import type { KeptProduct } from './kept-register.ts';
import { canCheck } from './register-reader.ts';
import { type Register, useRegister } from './use-register.ts';

/** The code in the page's address, as it stands on packages; empty where there is none. */
function codeInAddress(): string {
  const read = readTypedCode(new URLSearchParams(location.search).get(CODE_PARAMETER) ?? '');
  return read.kind === 'code' ? read.code : '';
}

/** The register of products: looked up by a code, and checked on this device. */
export function BlockchainTab() {
  const register = useRegister();
  const { head, asked } = register;
  const [typed, setTyped] = useState(codeInAddress);
  const result = useRef<HTMLDivElement>(null);
  const name = useKeyName(
    head?.kind === 'head' || head?.kind === 'offline' ? head.head?.key : null,
  );
  function ask(code: string): void {
    setTyped(code);
    register.ask(code);
  }

  const askForAddress = useEffectEvent(() => {
    if (typed !== '') register.ask(typed);
  });
  useEffect(() => {
    askForAddress();
  }, []);
  const isAnswered = asked?.status === 'answered';
  useEffect(() => {
    // On a phone, the answer would otherwise begin below the edge of the sheet.
    if (isAnswered) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered]);

  return (
    <div className="register">
      <div>
        <h3 className="display text-2xl">{BLOCKCHAIN_WORDS.title}</h3>
        <p className="mt-1.5 text-md text-fg-2">{BLOCKCHAIN_WORDS.about}</p>
      </div>
      {canCheck() ? (
        <>
          <div>
            <CodeForm
              typed={typed}
              onType={setTyped}
              isBusy={asked?.status === 'looking'}
              onCode={ask}
            />
          </div>
          <p role="status" className="sr-only">
            {newsOf(asked)}
          </p>
          <div ref={result} className="register-result">
            {head?.kind === 'problem' ? (
              <RegisterProblemNote distrust={head} onStartAgain={register.startAgain} />
            ) : null}
            {asked?.status === 'answered' ? (
              <LookUpResult answer={asked.answer} keyName={name} onAskAgain={ask} />
            ) : null}
          </div>
          <EarlierLookUps products={register.products} onAsk={ask} />
          <HeadCard reading={head} keyName={name} />
        </>
      ) : (
        <p className="panel-note">{HEAD_WORDS.noCryptography}</p>
      )}
      <Meaning />
    </div>
  );
}

/** What the key is called; empty until that is worked out. */
function useKeyName(key: string | null | undefined): string {
  const [named, setNamed] = useState({ key: '', name: '' });
  useEffect(() => {
    if (key === null || key === undefined) return undefined;
    let isLeft = false;
    void keyName(sha256With(crypto.subtle), fromBase64(key)).then((name) => {
      if (!isLeft) setNamed({ key, name });
    });
    return () => {
      isLeft = true;
    };
  }, [key]);
  return named.name;
}

/** The news for screen readers. */
function newsOf(asked: Register['asked']): string {
  if (asked === null) return '';
  if (asked.status === 'looking') return BLOCKCHAIN_WORDS.lookingUp;
  const { answer } = asked;
  if (answer.kind === 'unknown') return RESULT_WORDS.unknownTitle;
  if (answer.kind !== 'found') return '';
  const [{ entry }] = answer.entries;
  return `${RESULT_WORDS.inRegister}: ${entry.brand}, ${entry.name}`;
}

interface EarlierLookUpsProps {
  readonly products: readonly KeptProduct[];
  readonly onAsk: (code: string) => void;
}

/** What was looked up on this device. A press looks it up again; offline, it shows what was found then. */
function EarlierLookUps({ products, onAsk }: EarlierLookUpsProps) {
  const named = products.flatMap(({ code, entries }) => {
    const entry = readEntry(entries[0]?.text ?? '');
    return entry === null ? [] : [{ code, name: entry.name, brand: entry.brand }];
  });
  if (named.length === 0) return null;
  return (
    <section aria-label={HEAD_WORDS.earlier}>
      <h4 className="caps text-fg-3">{HEAD_WORDS.earlier}</h4>
      <ul className="register-earlier">
        {named.map(({ code, name, brand }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => {
                onAsk(code);
              }}
            >
              <span className="font-medium">{name}</span>
              <span className="text-sm text-fg-2">{brand}</span>
              <span className="register-hash">{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Meaning() {
  return (
    <details className="register-more">
      <summary>{MEANING_WORDS.title}</summary>
      {(
        [
          [MEANING_WORDS.proves, MEANING_WORDS.provesList],
          [MEANING_WORDS.doesNot, MEANING_WORDS.doesNotList],
        ] as const
      ).map(([heading, sentences]) => (
        <div key={heading} className="mt-3">
          <p className="text-sm font-medium">{heading}</p>
          <ul className="register-sentences">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
