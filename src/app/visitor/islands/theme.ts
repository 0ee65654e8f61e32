/** Runs before anything is drawn: the chosen light, and word to the style sheet that scripts run. */

import { applyTheme, readTheme } from './preferences.ts';

const theme = readTheme();
if (theme !== undefined) applyTheme(theme);
document.documentElement.classList.add('scripted');
