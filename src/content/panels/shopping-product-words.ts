/** The words of a product's view in the shop. */

export const PRODUCT_VIEW_WORDS = {
  back: 'Back to the products',
  waiting: 'Opening…',
  failed: 'We couldn’t load this product. It may be gone, or the shop may be out of reach.',
  tryAgain: 'Try Again',
  ingredients: 'Ingredients',
} as const;
