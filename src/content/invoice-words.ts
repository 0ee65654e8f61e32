/** The words of an invoice, on paper. */

export const INVOICE_WORDS = {
  brand: 'Lookglass',
  title: 'Invoice',
  testMode: 'TEST MODE',
  testDetail: 'Made with a test card. No money was moved, and this is not an invoice.',
  number: 'Number',
  date: 'Payment date',
  paidWith: 'Paid with',
  card: '{brand} ending in {last4}',
  /** Where nothing is known of the card. */
  aCard: 'your card',
  seller: 'Seller',
  buyer: 'Buyer',
  description: 'Description',
  period: 'Period',
  amount: 'Amount',
  lines: {
    monthly: 'Lookglass Pro, one month',
    yearly: 'Lookglass Pro, one year',
    hourly: 'Pro Artists Chat, one hour',
  },
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  afterRefund: 'After refund',
  paidInFull: 'Paid in full. Nothing is due.',
  guarantee: 'You can get your money back within 30 days: {support}',
} as const;

/** Card brands as people write them. */
export const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
