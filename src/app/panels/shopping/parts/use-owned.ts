import { useOwnedProducts } from '#app/person/shopping-lists/use-shopping-lists.ts';

/** The products of the catalogue that are in the person's bag, by their ids; Match puts them first. */
export const useOwned = useOwnedProducts;
