import type { HelpCard } from '#content/help-chat/help-answer.ts';
import { ACCOUNT_CARDS } from './account-cards.ts';
import { ARTICLE_CARDS } from './article-cards.ts';
import { LOOKS_CARDS } from './looks-cards.ts';
import { MAKEUP_CARDS } from './makeup-cards.ts';
import { MIRROR_CARDS } from './mirror-cards.ts';
import { PLAN_CARDS } from './plan-cards.ts';
import { PRIVACY_CARDS } from './privacy-cards.ts';
import { SHOP_CARDS } from './shop-cards.ts';
import { SITE_CARDS } from './site-cards.ts';

/** The cards that the help chat searches where the specified table has no answer. */
export const HELP_CARDS: readonly HelpCard[] = [
  ...MIRROR_CARDS,
  ...MAKEUP_CARDS,
  ...LOOKS_CARDS,
  ...ACCOUNT_CARDS,
  ...PLAN_CARDS,
  ...SHOP_CARDS,
  ...PRIVACY_CARDS,
  ...SITE_CARDS,
  ...ARTICLE_CARDS,
];
