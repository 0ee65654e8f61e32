/** What operators see of the catalogue, and what they can set. */

import { setTimeout as pause } from 'node:timers/promises';
import { desc, eq, lt } from 'drizzle-orm';
import type {
  changeRetailerLinks,
  listCatalogueImports,
  readCatalogueFigures,
  takeRetailerSales,
} from '#contracts/operator-catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { problemOfSettings, type LinkSettings } from '#domain/shopping/shop-link.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { catalogueImports, catalogueRetailers } from '#server/db/schema/catalogue.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { readDelimited } from '#server/services/catalogue/feeds/read-delimited.ts';
import { importSales, isRetailer } from '#server/services/catalogue/import-sales.ts';
import { readExamples, readFigures } from './catalogue-figures.ts';

export interface LinkChange extends LinkSettings {
  /** The operator's id. */
  readonly actor: string;
  readonly actionId: string;
  readonly id: string;
}

export interface SentReport {
  /** The operator's id. */
  readonly actor: string;
  readonly actionId: string;
  /** The shop. */
  readonly id: string;
  /** The text of the file. */
  readonly report: string;
}

export interface OperatorCatalogue {
  readonly figures: (days: number) => Promise<ReplyOf<typeof readCatalogueFigures>>;
  readonly imports: (before: string | undefined) => Promise<ReplyOf<typeof listCatalogueImports>>;
  /**
   * Sets where Buy leads. Rejects with `invalid_input` for an address that is not https, `not_found` for an unknown
   * shop, and `already_used` for the id of another action; the same action again changes nothing.
   */
  readonly changeLinks: (change: LinkChange) => Promise<ReplyOf<typeof changeRetailerLinks>>;
  /** Takes a report of sales. Rejects with `not_found` for an unknown shop; what is wrong with lines is in the reply. */
  readonly takeSales: (sent: SentReport) => Promise<ReplyOf<typeof takeRetailerSales>>;
}

export interface OperatorCatalogueNeeds {
  readonly database: Database;
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
  readonly audit: Audit;
  readonly now: () => Date;
}

const AT_ONCE = 10;

function field(problem: NonNullable<ReturnType<typeof problemOfSettings>>): string {
  return problem === 'needs-tag' ? 'tag' : 'template';
}

/** A pause between two batches, so that others get their turn. */
const REST_MS = 5;

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

export function createOperatorCatalogue(needs: OperatorCatalogueNeeds): OperatorCatalogue {
  const { database, readAnywhere, audit, now } = needs;
  return {
    figures: (days) => readAnywhere((on) => readFigures(on, days, now())),

    async imports(before) {
      const rows = await database
        .select({ row: catalogueImports, retailer: catalogueRetailers.name })
        .from(catalogueImports)
        .innerJoin(catalogueRetailers, eq(catalogueRetailers.id, catalogueImports.retailerId))
        .where(before === undefined ? undefined : lt(catalogueImports.id, before))
        .orderBy(desc(catalogueImports.id))
        .limit(AT_ONCE + 1);
      return {
        imports: rows.slice(0, AT_ONCE).map(({ row, retailer }) => ({
          ...row,
          retailer,
          refused: { ...row.refused },
          examples: [...row.examples],
          startedAt: row.startedAt.toISOString(),
          endedAt: row.endedAt?.toISOString() ?? null,
        })),
        hasMore: rows.length > AT_ONCE,
      };
    },

    async changeLinks({ actor, actionId, id, template, tag }) {
      const problem = problemOfSettings({ template, tag });
      if (problem !== null) throw new ApiFailure('invalid_input', { field: field(problem) });
      return database.transaction(async (on) => {
        const [known] = await on
          .select()
          .from(catalogueRetailers)
          .where(eq(catalogueRetailers.id, id))
          .for('update');
        if (known === undefined) throw new ApiFailure('not_found');
        const isNew = await audit.add(on, {
          id: actionId,
          actor,
          action: 'retailer_links_changed',
          detail: { retailer: id, template: template ?? '', tag: tag ?? '' },
        });
        if (!isNew) {
          const isSame = known.linkTemplate === template && known.tag === tag;
          if (!isSame) throw new ApiFailure('already_used');
        } else {
          await on
            .update(catalogueRetailers)
            .set({ linkTemplate: template, tag })
            .where(eq(catalogueRetailers.id, id));
        }
        return { id, template, tag, example: (await readExamples(on, id)).get(id) ?? null };
      });
    },

    async takeSales({ actor, actionId, id, report }) {
      if (!(await isRetailer(database, id))) throw new ApiFailure('not_found');
      const rest = () => pause(REST_MS);
      const taken = await importSales({ database, rest }, id, readDelimited(bytesOf(report)));
      const { lines, changed, refused, problem } = taken;
      await audit.add(database, {
        id: actionId,
        actor,
        action: 'retailer_sales_taken',
        detail: { retailer: id, lines, changed },
      });
      return { lines, changed, refused: { ...refused }, problem };
    },
  };
}
