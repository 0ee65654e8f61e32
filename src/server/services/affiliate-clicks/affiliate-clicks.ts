import { SAMPLE_ARTISTS } from '#content/sample-artists.ts';
import { bookingAddress, bookingCommission } from '#domain/affiliate/booking.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { affiliateClicks } from '#server/db/schema/affiliate-clicks.ts';

/** Notes who went on to book whom. */
export interface AffiliateClicks {
  /**
   * Stores a click with what our own pages say of the artist. Rejects with `not_found` where there
   * is no such artist.
   */
  readonly take: (artistId: string, userId: string | undefined) => Promise<void>;
}

export interface AffiliateClicksNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

export function createAffiliateClicks({ database, now }: AffiliateClicksNeeds): AffiliateClicks {
  return {
    async take(artistId, userId) {
      const artist = SAMPLE_ARTISTS.find(({ id }) => id === artistId);
      if (artist === undefined) throw new ApiFailure('not_found');
      await database.insert(affiliateClicks).values({
        userId: userId ?? null,
        type: 'consultation_booking',
        artistId,
        artistName: artist.name,
        platform: artist.platform,
        priceInCents: artist.priceInCents,
        commissionInCents: bookingCommission(artist.priceInCents),
        affiliateUrl: bookingAddress(artist),
        clickedAt: now(),
      });
    },
  };
}
