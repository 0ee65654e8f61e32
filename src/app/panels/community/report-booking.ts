import { trackAffiliateClick } from '#contracts/affiliate-clicks.ts';
import type { SampleArtist } from '#content/sample-artists.ts';
import { bookingAddress, bookingCommission } from '#domain/affiliate/booking.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/** Records a click on an artist's booking link. Nothing waits for it, and a failure is ignored. */
export function reportBooking(artist: SampleArtist): void {
  callApi(trackAffiliateClick, {
    keepalive: true,
    body: {
      type: 'consultation_booking',
      artistId: artist.id,
      artistName: artist.name,
      platform: artist.platform,
      commission: bookingCommission(artist.priceInCents) / 100,
      affiliateUrl: bookingAddress(artist),
    },
  }).catch(() => undefined);
}
