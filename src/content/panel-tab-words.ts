/** What stands in place of a part of a panel that loads by itself, until it is there. */
export const PANEL_TAB_WORDS = {
  waiting: 'Opening…',
  failed: 'We couldn’t open this tab',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
} as const;
