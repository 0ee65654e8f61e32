/** The owner of something that this browser keeps: the id of an account, or the guest. */
export type Owner = string;
export const GUEST: Owner = 'guest';
