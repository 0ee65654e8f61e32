/** Makes the documents for visitors interactive: one small script for all of them. */

import { startAccount } from './account.ts';
import { startBlog } from './blog.ts';
import { startBuying } from './buy.ts';
import { fetchOtherLooks, startCompare } from './compare.ts';
import { startNewsletter } from './newsletter.ts';
import { startThemeChoice } from './theme-choice.ts';
import { startToasts } from './toast.ts';
import { countVisit } from './visit.ts';

startThemeChoice();
startToasts();
startCompare();
fetchOtherLooks();
startBlog();
startNewsletter();
startBuying();
void startAccount();
countVisit();
