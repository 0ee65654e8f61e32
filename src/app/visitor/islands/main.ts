/** What makes the documents for visitors answer to hands: one small script for all of them. */

import { startAccount } from './account.ts';
import { fetchOtherLooks, startCompare } from './compare.ts';
import { startThemeChoice } from './theme-choice.ts';

startThemeChoice();
startCompare();
fetchOtherLooks();
void startAccount();
