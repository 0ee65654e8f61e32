import './match.css';
import { ArrowLeft, ChevronRight, ScanFace, Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { MATCH_WORDS as WORDS, ORDER_LABELS } from '#content/panels/shopping-match-words.ts';
import { SKIN_MATCH_WAY } from '#content/panels/shopping-skin-way.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import type { Product } from '#domain/makeup/look.ts';
import { type Category, drawnAs } from '#domain/shopping/category.ts';
import { readWanted } from '#domain/shopping/find.ts';
import { PHONE } from '#app/kit/first-sight/arrangement.ts';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import { useMediaQuery } from '#app/kit/ui/use-media-query.ts';
import { changeShopSearch, useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { CurrencyNote } from './currency-note.tsx';
import { Filters } from './filters.tsx';
import { FoundProducts } from './found-products.tsx';
import { LookMatches } from './look-matches.tsx';
import {
  isWhole,
  type MatchSearch,
  readMatchSearch,
  UNNARROWED,
  writeMatchSearch,
} from './match-search.ts';
import { ScanBar } from './scan-bar.tsx';
import { useProducts } from './use-products.ts';
import { useScan } from './use-scan.ts';
import { LoadedPart } from '#app/look/loaded-part.tsx';
import { WornHeading } from './worn-heading.tsx';
import { WornStrip } from './worn-strip.tsx';

const loadSkinMatch = () =>
  import('#app/panels/shopping/skin-match/skin-match.tsx').then((code) => code.SkinMatch);

/** Categories that are chosen by the skin, not by what is worn. */
const BY_SKIN: readonly (Category | null)[] = ['foundation', 'concealer'];

const loadFindView = () =>
  import('#app/panels/shopping/find/find-view.tsx').then((code) => code.FindView);

/** The shop, or only what comes near to the shades that the address asks for. */
export function MatchTab() {
  const { find = '' } = useShopAddress().search;
  return readWanted(find).length === 0 ? <WholeShop /> : <LoadedPart load={loadFindView} />;
}

/** What one wears as products of the shop, and the shop itself: searched, narrowed down and put in order. */
function WholeShop() {
  const search = readMatchSearch(useShopAddress().search);
  const found = useProducts(search);
  const scan = useScan();
  const isPhone = useMediaQuery(PHONE);
  const [isSearching, setSearching] = useState(() => !isWhole(search));
  const worn = search.category === null ? null : drawnAs(search.category);
  const scanned = scan.state.phase === 'found' && isWhole(search) ? scan.state.scan : null;

  function change(changed: Partial<MatchSearch>): void {
    changeShopSearch('match', writeMatchSearch({ ...search, ...changed }));
  }

  return (
    <div className="match">
      <ScanBar
        found={found.found}
        isSample={found.pages?.[0]?.[0]?.isSample ?? false}
        state={scan.state}
        onScan={() => {
          change(UNNARROWED);
          scan.start();
        }}
        onStop={scan.stop}
      />
      {isPhone ? (
        <WornStrip
          chosen={worn}
          isSearching={isSearching}
          onChoose={(category) => {
            change({ category });
          }}
          onSearch={() => {
            setSearching(!isSearching);
          }}
        />
      ) : null}
      {isPhone && !isSearching ? null : (
        <SearchRow
          search={search}
          counts={found.categories}
          currencies={found.currencies}
          onChange={change}
        />
      )}
      {scanned !== null ? (
        <>
          <LookMatches
            scan={scanned}
            onAll={(category: Product) => {
              change({ category, order: 'best-match' });
            }}
            onShowAll={scan.clear}
          />
          <LoadedPart load={loadSkinMatch} />
        </>
      ) : (
        <>
          {BY_SKIN.includes(search.category) ? <LoadedPart load={loadSkinMatch} /> : null}
          {isWhole(search) ? (
            <button
              type="button"
              className="match-skin"
              onClick={() => {
                change({ category: 'foundation' });
              }}
            >
              <ScanFace size={20} strokeWidth={1.6} aria-hidden="true" />
              <span>
                <span className="block font-medium">{SKIN_MATCH_WAY.name}</span>
                <span className="block text-sm text-fg-2">{SKIN_MATCH_WAY.about}</span>
              </span>
              <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          ) : null}
          {scan.state.phase === 'found' ? (
            <button
              type="button"
              className="quiet-button match-back"
              onClick={() => {
                change(UNNARROWED);
              }}
            >
              <ArrowLeft size={15} strokeWidth={1.8} aria-hidden="true" />
              {WORDS.yourLook}
            </button>
          ) : null}
          {worn === null ? null : <WornHeading worn={worn} />}
          <Products found={found} search={search} />
        </>
      )}
    </div>
  );
}

interface SearchRowProps {
  readonly search: MatchSearch;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly currencies: readonly string[];
  readonly onChange: (change: Partial<MatchSearch>) => void;
}

function SearchRow({ search, counts, currencies, onChange }: SearchRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const category =
    search.category === null ? WORDS.all : CATEGORY_LABELS[search.category].toLowerCase();
  return (
    <>
      <div className="match-search" role="search">
        <label className="match-field">
          <Search size={16} strokeWidth={1.6} aria-hidden="true" />
          <input
            type="search"
            value={search.text}
            placeholder={WORDS.search}
            aria-label={WORDS.searchLabel}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onChange={({ target }) => {
              onChange({ text: target.value });
            }}
          />
        </label>
        <button
          type="button"
          className="shop-chip"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${WORDS.filters}: ${fillIn(WORDS.filterSummary, { order: ORDER_LABELS[search.order], category })}`}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <SlidersHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />
          <span className="match-summary">
            {fillIn(WORDS.filterSummary, { order: ORDER_LABELS[search.order], category })}
          </span>
        </button>
      </div>
      {isOpen ? (
        <Filters
          id={id}
          search={search}
          counts={counts}
          currencies={currencies}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

interface ProductsProps {
  readonly found: ReturnType<typeof useProducts>;
  readonly search: MatchSearch;
}

function Products({ found, search }: ProductsProps) {
  const isOnline = useIsOnline();
  const { pages, hasFailed } = found;
  if (pages === undefined) {
    if (!hasFailed) return null;
    return (
      <div role="alert" className="match-trouble">
        <p className="font-medium">{WORDS.failed}</p>
        <p className="mt-1 text-fg-2">{isOnline ? WORDS.failedAdvice : WORDS.offline}</p>
        <button type="button" className="button-secondary mt-4" onClick={found.retry}>
          {WORDS.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <>
      <CurrencyNote search={search} currencies={found.currencies} />
      {hasFailed ? (
        <div role="alert" className="match-trouble">
          <p>{WORDS.keptFailed}</p>
          <button type="button" className="button-secondary mt-3" onClick={found.retry}>
            {WORDS.tryAgain}
          </button>
        </div>
      ) : null}
      {found.found === 0 ? (
        <div className="match-trouble">
          <p className="font-medium">{WORDS.nothing}</p>
          <p className="mt-1 text-fg-2">{WORDS.nothingAdvice}</p>
        </div>
      ) : (
        <FoundProducts
          pages={pages}
          isByNearness={search.order === 'best-match'}
          tone={search.tone}
          hasMore={found.hasMore}
          isLoadingMore={found.isLoadingMore}
          onMore={found.loadMore}
        />
      )}
    </>
  );
}
