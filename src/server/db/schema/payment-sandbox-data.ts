import { NobodysData } from './personal-data.ts';
import { sandboxClock, sandboxEvents, sandboxObjects, sandboxReplies } from './payment-sandbox.ts';

const WHY = 'The payment sandbox stands for the provider, who keeps its own books.';

export const sandboxObjectsData = new NobodysData(sandboxObjects, WHY);
export const sandboxEventsData = new NobodysData(sandboxEvents, WHY);
export const sandboxRepliesData = new NobodysData(sandboxReplies, WHY);
export const sandboxClockData = new NobodysData(sandboxClock, WHY);
