/** Whose something is that this browser keeps: the id of an account, or a guest's. */
export type Owner = string;
export const GUEST: Owner = 'guest';
