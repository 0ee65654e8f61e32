import {
  COLOUR_SOURCE_WORDS,
  FINISH_WORDS,
  NO_COLOUR,
  PRICE_PART_WORDS,
  PRODUCT_WORDS,
  UNDERTONE_WORDS,
} from '#content/panels/shopping-product-words.ts';
import { CATEGORY_LABELS, STOCK_LABELS } from '#content/panels/shopping-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_PAGE_WORDS as WORDS, STANDING_WORDS } from '#content/product-page-words.ts';
import {
  PRODUCT_PARTS,
  productAddress,
  productMark,
  type ProductPart,
} from '#content/visitor-documents.ts';
import type { ProductOffer } from '#contracts/catalogue.ts';
import { dataBlock } from '#domain/markup/data-block.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { orderOffers, priceParts, type ShownOffer } from '#domain/shopping/offer-order.ts';
import type { LineShade, ProductPage } from './product-pages.ts';
import { escapeHtml, html, type Html } from './html.ts';
import { productData } from './page-data.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const HEX = /^#[\da-f]{6}$/i;
const END_OF_HEAD = '</head>';
const MARKS = new RegExp(PRODUCT_PARTS.map(productMark).join('|'), 'g');
const PART_OF_MARK = new Map(PRODUCT_PARTS.map((part) => [productMark(part), part]));

const dayOf = (moment: string): string => DAY.format(new Date(moment));

/** A pan of pigment; a hatched one if no shop says the color. */
function pan(hex: string | null, finish: string | null, classes: string): Html {
  const known = hex !== null && HEX.test(hex) ? hex : null;
  const finished = finish === null ? null : html` data-finish="${finish}"`;
  return known === null
    ? html`<span class="pan ${classes}" data-unknown="" aria-hidden="true"></span>`
    : html`<span
        class="pan ${classes}"
        ${finished}
        style="--pan:${known}"
        aria-hidden="true"
      ></span>`;
}

function titleOf({ product: { shade, name } }: ProductPage): string {
  return shade === '' ? name : shade;
}

function head(page: ProductPage, offers: readonly ShownOffer<ProductOffer>[]): Html {
  const { product, standing } = page;
  const { brand, name, shade, colour, finish, best } = product;
  const deal = offers.find(({ isBest }) => isBest)?.offer;
  const price = best === null ? null : writeAmount({ cents: best.total, currency: best.currency });
  const asked =
    price === null || deal === undefined
      ? null
      : html`<span>${fillIn(WORDS.from, { price, retailer: deal.retailer })}</span>
          <span class="product-as-of"
            >${fillIn(WORDS.offerAsOf, { day: dayOf(deal.updatedAt) })}</span
          >`;
  const sample =
    standing === 'sample'
      ? html`<span>${price}</span><span class="product-pill">${PRODUCT_WORDS.sample}</span>`
      : null;
  return html`<header class="product-head">
    ${pan(colour?.hex ?? null, finish, 'product-swatch')}
    <div>
      <p class="caps product-brand">${brand}</p>
      <h1 class="display product-title">${titleOf(page)}</h1>
      ${shade === '' ? null : html`<p class="product-name">${name}</p>`}
      <p class="product-price">${sample ?? asked}</p>
      <div class="product-try">
        <a href="${WORDS.shopAddress}/match?product=${product.id}" class="button-carmine"
          >${WORDS.tryIt}</a
        >
        <p>${WORDS.tryItLead}</p>
      </div>
    </div>
  </header>`;
}

function offerRow({ offer, total, isBest }: ShownOffer<ProductOffer>): Html {
  const { partnerId, retailer, link, currency, coupon, stock, delivery, updatedAt } = offer;
  const isSold = stock !== 'out-of-stock';
  const parts = priceParts(offer).map(([part, cents]) =>
    fillIn(PRICE_PART_WORDS[part], {
      price: writeAmount({ cents, currency }),
      code: coupon ?? '',
    }),
  );
  const told = [STOCK_LABELS[stock], delivery, fillIn(WORDS.offerAsOf, { day: dayOf(updatedAt) })];
  const buy =
    link === null || !isSold
      ? null
      : html`<a
          href="${link}"
          target="_blank"
          rel="noopener noreferrer sponsored nofollow"
          class="button-secondary"
          data-partner="${partnerId}"
          data-retailer="${retailer}"
          aria-label="${fillIn(PRODUCT_WORDS.buyAtOf, { retailer })}"
          >${PRODUCT_WORDS.buyAt}</a
        >`;
  return html`<li data-sold="${String(isSold)}">
    <div>
      <p class="product-shop">
        ${retailer}${isBest ? html`<span class="product-pill">${PRODUCT_WORDS.bestDeal}</span>` : null}
      </p>
      <p class="product-detail">${parts.join(', ')}</p>
      <p class="product-detail">${told.filter((words) => words !== null).join(', ')}</p>
      ${link === null && isSold ? html`<p class="product-detail">${PRODUCT_WORDS.noAddress}</p>` : null}
    </div>
    <div class="product-offer-side">
      <span class="product-total">${writeAmount({ cents: total, currency })}</span>
      ${buy}
    </div>
  </li>`;
}

function offersPart({ product, offers, standing }: ProductPage): Html {
  const { compared, others } = orderOffers(offers, product.best?.currency ?? null);
  const note = STANDING_WORDS[standing];
  const currencies = [...new Set(others.map(({ offer }) => offer.currency))].join(', ');
  const list = (shown: readonly ShownOffer<ProductOffer>[]): Html | null =>
    shown.length === 0
      ? null
      : html`<ul class="product-offers">
          ${shown.map(offerRow)}
        </ul>`;
  return html`<section class="product-part" aria-labelledby="offers">
    <h2 id="offers" class="display">${PRODUCT_WORDS.offers}</h2>
    ${note === null ? null : html`<p class="product-note">${note}</p>`}
    ${list(compared)}${list(others)}
    ${others.length === 0 ? null : html`<p class="product-note">${fillIn(PRODUCT_WORDS.otherCurrencies, { currencies })}</p>`}
    ${offers.length === 0 ? null : html`<p class="product-note">${PRODUCT_WORDS.bestDealNote} ${WORDS.commission}</p>`}
  </section>`;
}

function shadeItem({ id, shade, hex, finish }: LineShade, isCurrent: boolean): Html {
  const current = isCurrent ? html` aria-current="page"` : null;
  return html`<li>
    <a href="${productAddress(id)}" ${current}>${pan(hex, finish, '')}<span>${shade}</span></a>
  </li>`;
}

function shadesPart({ product, shades }: ProductPage): Html | null {
  const named = shades.filter(({ shade }) => shade !== '');
  if (named.length < 2) return null;
  return html`<section class="product-part" aria-labelledby="shades">
    <h2 id="shades" class="display">${WORDS.shades}</h2>
    <ul class="product-shades">
      ${named.map((each) => shadeItem(each, each.id === product.id))}
    </ul>
  </section>`;
}

function factsPart({ product, updatedAt, offers }: ProductPage): Html {
  const { category, colour, finish, undertone } = product;
  const told =
    [updatedAt, ...offers.map((offer) => offer.updatedAt)].toSorted().at(-1) ?? updatedAt;
  const facts = [
    [WORDS.kind, CATEGORY_LABELS[category]],
    [PRODUCT_WORDS.colour, colour === null ? NO_COLOUR : COLOUR_SOURCE_WORDS[colour.source]],
    [PRODUCT_WORDS.finish, finish === null ? PRODUCT_WORDS.notStated : FINISH_WORDS[finish]],
    [
      PRODUCT_WORDS.undertone,
      undertone === null ? PRODUCT_WORDS.notStated : UNDERTONE_WORDS[undertone],
    ],
    [PRODUCT_WORDS.updated, dayOf(told)],
  ] as const;
  return html`<section class="product-part" aria-labelledby="facts">
    <h2 id="facts" class="display">${PRODUCT_WORDS.facts}</h2>
    <dl class="product-facts">
      ${facts.map(
        ([term, text]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function ingredientsPart({ ingredients }: ProductPage): Html {
  return html`<section class="product-part" aria-labelledby="ingredients">
    <h2 id="ingredients" class="display">${WORDS.ingredients}</h2>
    ${
      ingredients.length === 0
        ? html`<p class="product-note">${PRODUCT_WORDS.noIngredients}</p>`
        : html`<p class="product-ingredients">${ingredients.join(', ')}</p>
            <p class="product-note">${PRODUCT_WORDS.labels}</p>`
    }
  </section>`;
}

function content(page: ProductPage): Html {
  const { compared } = orderOffers(page.offers, page.product.best?.currency ?? null);
  return html`<a href="${WORDS.shopAddress}" class="quiet-button back">${WORDS.toShop}</a>
    ${head(page, compared)}${offersPart(page)}${shadesPart(page)}${factsPart(page)}${ingredientsPart(page)}`;
}

function descriptionOf({ product: { brand, name, shade, category } }: ProductPage): string {
  const product = [brand, name, shade].filter((word) => word !== '').join(' ');
  return fillIn(WORDS.description, {
    name: product,
    kind: CATEGORY_LABELS[category].toLowerCase(),
  });
}

/** Whether search engines should know the page of a product: there is something to buy on it. */
export function isListed({ standing }: ProductPage): boolean {
  return standing === 'sold' || standing === 'stale';
}

/**
 * The document of a product, made from the template with marks that the build produces. `now` decides
 * which offers count as those of today. Nothing that a shop's feed says becomes markup.
 */
export function writeProductPage(
  template: string,
  page: ProductPage,
  { origin, now }: { readonly origin: string; readonly now: Date },
): string {
  const { brand, name, shade } = page.product;
  const called = [brand, name, shade].filter((word) => word !== '').join(' ');
  const parts: Readonly<Record<ProductPart, string>> = {
    id: escapeHtml(page.product.id),
    title: escapeHtml(fillIn(WORDS.title, { name: called })),
    description: escapeHtml(descriptionOf(page)),
    content: content(page).markup,
  };
  const data = productData(page, { origin, now });
  // All marks in one pass, since what a feed says may look like a mark.
  const written = template.replaceAll(MARKS, (mark) => {
    const part = PART_OF_MARK.get(mark);
    return part === undefined ? mark : parts[part];
  });
  if (data === null) return written;
  return written.replace(END_OF_HEAD, () => dataBlock(data) + END_OF_HEAD);
}
