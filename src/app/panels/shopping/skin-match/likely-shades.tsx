import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ProductLine } from '#contracts/catalogue-lines.ts';
import { fillIn } from '#content/fill-in.ts';
import { SKIN_MATCH_WORDS as WORDS, type BaseKind } from '#content/panels/shopping-skin-words.ts';
import { lineFor, matchSkin } from '#domain/shopping/skin-match.ts';
import { joinPictures, middleSkin } from '#domain/shopping/skin-doubt.ts';
import { Narrowed } from './narrowed.tsx';
import { ChooseLine } from './choose-line.tsx';
import { linesQuery } from './product-lines.ts';
import { ShadeSetView } from './shade-set-view.tsx';
import { skinMatchStore } from './skin-match-state.ts';

const keyOf = ({ brand, name }: ProductLine): string => `${brand}\n${name}`;

/** The likely shades of one product, and how each photograph narrowed them. */
export function LikelyShades({ kind }: { kind: BaseKind }) {
  const evidence = useStore(skinMatchStore, (state) => state.evidence);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const lines = useQuery(linesQuery(kind, useDeferredValue(text.trim())));
  const doubt = useMemo(() => joinPictures(evidence), [evidence]);
  const line = useMemo(() => {
    if (doubt === null || lines.data === undefined) return null;
    return (
      lines.data.find((each) => keyOf(each) === chosen) ?? lineFor(middleSkin(doubt), lines.data)
    );
  }, [doubt, lines.data, chosen]);
  const match = useMemo(() => matchSkin(evidence, line?.shades ?? []), [evidence, line]);
  return (
    <>
      {lines.data === undefined ? (
        <LinesMissing query={lines} />
      ) : (
        <>
          {line === null || match === null ? (
            <p className="skin-about">
              {fillIn(text.trim() === '' ? WORDS.noProducts : WORDS.noLines, {
                kind: WORDS.kinds[kind].toLowerCase(),
              })}
            </p>
          ) : (
            <ShadeSetView key={keyOf(line)} line={line} match={match} />
          )}
          <ChooseLine
            lines={lines.data}
            line={line}
            text={text}
            onText={setText}
            onChoose={(each) => {
              setChosen(keyOf(each));
            }}
          />
        </>
      )}
      {match === null ? null : <Narrowed evidence={evidence} narrowing={match.narrowing} />}
    </>
  );
}

interface LinesMissingProps {
  readonly query: Pick<UseQueryResult, 'isError' | 'refetch'>;
}

/** Stands in for the shades while the shop does not answer; what was measured is shown all the same. */
function LinesMissing({ query: { isError, refetch } }: LinesMissingProps) {
  if (!isError) {
    return (
      <p role="status" className="py-6 text-fg-2">
        {WORDS.linesWaiting}
      </p>
    );
  }
  return (
    <div className="skin-card" role="alert">
      <p className="font-medium">{WORDS.linesFailed}</p>
      <p className="text-fg-2">{WORDS.linesFailedAdvice}</p>
      <button
        type="button"
        className="button-secondary"
        onClick={() => {
          void refetch();
        }}
      >
        {WORDS.again}
      </button>
    </div>
  );
}
