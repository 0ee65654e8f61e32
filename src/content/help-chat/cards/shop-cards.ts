import type { HelpCard } from '#content/help-chat/help-answer.ts';

const SHOP = { label: 'Shopping and Commerce', panel: 'shopping' } as const;

/** About the shop: what is matched, what is a sample, and what is kept. */
export const SHOP_CARDS: readonly HelpCard[] = [
  {
    id: 'match-percentage',
    asks: [
      'what does the match percentage mean',
      'what does 94% match mean',
      'how is the match percentage made',
      'how do you match a product with my shade',
      'why is the match red',
      'what is a good match',
      'green dot beside a product',
      'a touch warmer than yours',
    ],
    answer:
      'It compares a product’s color with the one you wear: 100%, less three points for each unit of difference as the eye sees it (CIEDE2000). The dot is green above 95%, yellow above 90%, and red below that. Words say how the two differ, such as “a touch warmer than yours”. A shop’s color is rarely exact, so look at a shade before you buy it.',
    link: SHOP,
  },
  {
    id: 'shop-samples',
    asks: [
      'are the products in the shop real',
      'what does sample mean',
      'are these brands real',
      'why can I not press buy',
      'who sells Saltmarsh',
      'fake products in the shop',
      'invented brands',
    ],
    answer:
      'Products marked Sample are of invented brands, with invented prices and ratings. They show how the shop works until stores send us what they sell. Nobody sells a sample.',
    link: SHOP,
  },
  {
    id: 'wishlist-and-bag',
    asks: [
      'where is my wishlist',
      'how do I put a product on my wishlist',
      'what is my bag',
      'keep a list of the makeup I own',
      'when does my mascara expire',
      'remember what I own',
      'tell me when it gets cheaper',
    ],
    answer:
      'The heart on a product puts it on your Wishlist. My Bag is for what you own: it says when something expires, what one use costs, and what may need replacing soon. Both are kept on this device, or with your account once you’re signed in.',
    link: SHOP,
  },
];
