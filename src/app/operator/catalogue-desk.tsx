import './catalogue-desk.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CATALOGUE_WORDS as WORDS } from '#content/operator-catalogue-words.ts';
import { LIST_WORDS } from '#content/operator-ticket-words.ts';
import { CLICK_PERIODS, type OperatorRetailer } from '#contracts/operator-catalogue.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { CatalogueImportRow } from './catalogue-import-row.tsx';
import {
  type CatalogueFigures,
  type ClickPeriod,
  figuresQuery,
  importsQuery,
} from './catalogue-query.ts';
import { CatalogueShops } from './catalogue-shops.tsx';
import { needsTotp, TotpNeeded } from './operators-only.tsx';
import { PagedList } from './paged-list.tsx';
import { RetailerDialog } from './retailer-dialog.tsx';
import { Segments } from './segments.tsx';

const FIGURES = ['products', 'inStock', 'withColor', 'offers', 'clicks'] as const;
const COUNT = new Intl.NumberFormat('en-US');

/** The shop's catalog: its size, where Buy leads, the clicks, and what became of the feeds. */
export function CatalogueDesk() {
  const [days, setDays] = useState<ClickPeriod>('30');
  const [changed, setChanged] = useState<OperatorRetailer | null>(null);
  const { data, error, refetch } = useQuery(figuresQuery(days));
  if (error !== null && needsTotp(error)) return <TotpNeeded />;
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 max-w-[70ch] text-md text-fg-2">{WORDS.lead}</p>
      <Segments
        label={WORDS.period}
        values={CLICK_PERIODS}
        words={WORDS.periods}
        chosen={days}
        onChoose={setDays}
        isSecondary
      />
      {error === null ? null : (
        <FailureNote
          title={WORDS.failed}
          advice={LIST_WORDS.failedAdvice}
          retry={LIST_WORDS.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null ? (
        <LoadingNote>{LIST_WORDS.loading}</LoadingNote>
      ) : null}
      {data === undefined ? null : (
        <>
          <Figures figures={data} />
          <CatalogueShops retailers={data.retailers} onChange={setChanged} />
          <MostClicked figures={data} />
        </>
      )}
      <Imports />
      {changed === null ? null : (
        <RetailerDialog
          retailer={changed}
          onClose={() => {
            setChanged(null);
          }}
        />
      )}
    </section>
  );
}

function Figures({ figures }: { figures: CatalogueFigures }) {
  return (
    <>
      {figures.isSample ? <p className="catalogue-sample">{WORDS.sample}</p> : null}
      <dl className="catalogue-figures">
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{WORDS.figures[name]}</dt>
            <dd className="display tnum">{COUNT.format(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="operator-row-detail">{WORDS.clicksAbout}</p>
    </>
  );
}

function MostClicked({ figures: { mostClicked } }: { figures: CatalogueFigures }) {
  return (
    <section className="catalogue-part" aria-label={WORDS.clicked}>
      <h2 className="catalogue-heading">{WORDS.clicked}</h2>
      {mostClicked.length === 0 ? <p className="operator-row-detail">{WORDS.noClicks}</p> : null}
      <ol className="catalogue-clicked">
        {mostClicked.map(({ id, brand, name, shade, clicks, orders }) => (
          <li key={id}>
            <span>{[brand, name, shade].filter((word) => word !== '').join(' ')}</span>
            <span className="tnum">{clickedWords(clicks, orders)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function clickedWords(clicks: number, orders: number): string {
  const counts = { clicks: COUNT.format(clicks), orders: COUNT.format(orders) };
  return fillIn(orders > 0 ? WORDS.clickedOrders : WORDS.clickedClicks, counts);
}

function Imports() {
  const reading = useInfiniteQuery(importsQuery);
  return (
    <section className="catalogue-part" aria-label={WORDS.imports}>
      <h2 className="catalogue-heading">{WORDS.imports}</h2>
      <PagedList reading={reading} words={WORDS.list}>
        {reading.data?.pages.flatMap(({ imports }) =>
          imports.map((taken) => (
            <li key={taken.id}>
              <CatalogueImportRow taken={taken} />
            </li>
          )),
        )}
      </PagedList>
    </section>
  );
}
