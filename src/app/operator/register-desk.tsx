import './register-desk.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_REGISTER_WORDS as WORDS } from '#content/operator-register-words.ts';
import type { ProductEntry } from '#domain/register/product-entry.ts';
import { PagedList } from './paged-list.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { registerQuery } from './register-query.ts';
import { RegisterRow } from './register-row.tsx';

/** What is being entered: nothing, a new product, or a correction of an entry. */
type Entering = 'nothing' | 'new' | ProductEntry;

/** The register of products: what is in it, and what is added. */
export function RegisterDesk() {
  const reading = useInfiniteQuery(registerQuery);
  const [entering, setEntering] = useState<Entering>('nothing');
  const [first] = reading.data?.pages ?? [];
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 max-w-[70ch] text-md text-fg-2">{WORDS.lead}</p>
      <div className="register-bar">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            setEntering('new');
          }}
        >
          <Plus size={17} strokeWidth={1.8} aria-hidden="true" />
          {WORDS.add}
        </button>
        {first === undefined ? null : (
          <p className="operator-row-detail">
            <span>
              {first.size === 1 ? WORDS.sizeOne : fillIn(WORDS.size, { size: first.size })}
            </span>
            <span>{fillIn(WORDS.signedWith, { key: first.keyName })}</span>
          </p>
        )}
      </div>
      <PagedList reading={reading} words={WORDS}>
        {reading.data?.pages.flatMap(({ entries }) =>
          entries.map((listed) => (
            <li key={listed.index}>
              <RegisterRow listed={listed} onCorrect={setEntering} />
            </li>
          )),
        )}
      </PagedList>
      {entering === 'nothing' ? null : (
        <RegisterDialog
          corrected={entering === 'new' ? null : entering}
          onClose={() => {
            setEntering('nothing');
          }}
        />
      )}
    </section>
  );
}
