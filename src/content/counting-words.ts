/** The words with which a person has the browser's random number for counting visits forgotten. */

export const COUNTING_WORDS = {
  title: 'Your browser’s random number',
  known: 'Events from this browser are counted under a number of its own.',
  unknown: 'This browser has no number now.',
  refused: 'This browser asks not to be tracked, so nothing is counted.',
  forget: 'Forget the Number',
  forgetting: 'Forgetting...',
  forgotten:
    'Forgotten. What was stored under the number is erased. At your next visit, your browser makes a new one that has nothing to do with it.',
  failed: 'That didn’t work, and the number is still there. Check your connection, then try again.',
} as const;
