/** The mailbox of support: whoever runs this service under an address of their own changes it here. */
export const SUPPORT_EMAIL = 'support@lookglass.example';

/**
 * Who sells, as the lines of an invoice: whoever runs this service puts a firm's name, address and
 * tax number here.
 */
export const SELLER_LINES: readonly string[] = ['Lookglass', SUPPORT_EMAIL];
