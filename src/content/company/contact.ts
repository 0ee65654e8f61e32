/** The mailbox of support: those who run this service under an address of their own change it here. */
export const SUPPORT_EMAIL = 'support@lookglass.example';

/**
 * Who sells, as the lines of an invoice: those who run this service put a firm's name, address and
 * tax number here.
 */
export const SELLER_LINES: readonly string[] = ['Lookglass', SUPPORT_EMAIL];
