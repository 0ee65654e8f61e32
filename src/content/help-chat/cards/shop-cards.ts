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
  {
    id: 'skin-match',
    asks: [
      'what is skin match',
      'how does skin match work',
      'match a foundation with my skin in the shop',
      'foundation for my skin from a photo',
      'concealer that matches my skin',
      'why does skin match show several shades',
      'hold a white card beside my face',
      'skin match says the light is too bad',
      'narrow down the shades of my foundation',
    ],
    answer:
      'In the shop, choose Foundation or Concealer, then a product and a photo. Skin Match measures your skin on this device and shows the smallest set of shades that covers nine in ten of what the light leaves open, each with its chance. A white card, a product that you own or photos in other light make the set smaller. Your skin’s color never leaves this device.',
    link: SHOP,
  },
  {
    id: 'shop-try-on',
    asks: [
      'try on a product of the shop',
      'try products on my face before I buy',
      'how do I try on a lipstick from the shop',
      'why can this product not be tried on',
      'two shades on half of my face each',
      'swipe through shades of products',
      'take off what I tried on in the shop',
      'why does a gloss look fainter than a lipstick',
    ],
    answer:
      'Try On puts a product on your face in its own color and finish: lips, lids, lashes, liner, cheeks and foundation. What the mirror can’t draw says why. In the tab Try-On you can swipe through up to eight shades, or wear two of them on half your face each. A gloss is drawn fainter than a lipstick, since your lips show through. One tap takes it all off.',
    link: SHOP,
  },
  {
    id: 'shop-compare',
    asks: [
      'compare two products in the shop',
      'how many products can I compare',
      'see products side by side',
      'compare prices and ingredients of products',
      'which of these lipsticks is better for me',
      'scales button on a product',
    ],
    answer:
      'The scales on a product put it in the tab Compare, up to three at a time. There you see everything beside everything: shades on your own face, price, finish, rating, ingredients and how near each comes to what you wear.',
    link: SHOP,
  },
  {
    id: 'share-product',
    asks: [
      'share a product with a friend',
      'send a link to a product',
      'link to a lipstick of the shop',
      'does a product have its own page',
      'is the price of a product up to date',
    ],
    answer:
      'Open a product and choose Share this product. The link leads to a page of its own, with its shades, what shops ask and of which day those prices are, and what is in it. It says nothing about you.',
    link: SHOP,
  },
];
