/** What people are told of a challenge by the server: in the mail about its result, and where it refuses something. */

export const RESULT_MAIL_WORDS = {
  won: '“{look}” came first, with {votes} of {all} votes. Congratulations!',
  level: '“{look}” shares first place with others, with {votes} of {all} votes. Congratulations!',
  prize: 'The prize: {prize}',
  placed: 'Your look “{look}” came in at place {place} of {count}, with {votes} of {all} votes.',
  nobody: 'No one voted this time, so no look came first. Thank you for entering “{look}”.',
} as const;

export const CHALLENGE_REFUSALS = {
  notPublic: 'Only a public look can be entered. You can change who sees it in your saved looks.',
  entriesClosed: 'Looks can’t be entered anymore. You can still vote until the end.',
  over: 'This challenge is over.',
  enteredAnother: 'You have entered a look already. Withdraw it first to enter another one.',
  makeupTaken:
    'Someone has entered this makeup already. Change your look a little, save it and enter that.',
  ownEntry: 'You can’t vote for your own look.',
  begun: 'This challenge has begun. It can’t be changed anymore.',
} as const;

export const TIMES_PROBLEM_WORDS = {
  'starts-in-the-past': 'The start has passed. Choose one that is still ahead.',
  'starts-too-late': 'The start is more than a year ahead.',
  'too-short': 'Give people two days at least: on the last one they can only vote.',
  'too-long': 'Ninety days at most.',
} as const;
