/** The words of the community's challenges. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { Setter } from '#domain/challenges/challenge.ts';

export const SETTER_LABELS: Readonly<Record<Setter, string>> = {
  lookglass: 'Set by Lookglass',
  operator: 'Community challenge',
};

export const CHALLENGES_WORDS = {
  title: 'Challenges',
  about: 'A brief, a deadline, and everyone’s own idea of it. Looks stand here without names.',
  aboutPro: 'Challenges are part of Pro.',
  loading: 'Looking for challenges…',
  failed: 'We can’t load the challenges right now.',
  tryAgain: 'Try Again',
  running: 'Open now',
  planned: 'To come',
  ended: 'Results',
  none: 'No challenge is open right now. New ones appear here.',
  back: 'All challenges',
  join: 'Join Challenge',
  joinNamed: 'Join Challenge: {title}',
  joined: 'Joined',
  leave: 'Leave',
  oneAtATime: 'You can be in one challenge at a time. Joining another one moves you there.',
  participants: '{count} taking part',
  noParticipants: 'Be the first to take part',
  startsOn: 'Starts {day}',
  prize: 'Prize',
  deadline: 'Deadline',
  starts: 'Starts',
  difficulty: 'Difficulty',
  taking: 'Taking part',
  brief: 'The brief',
  meets: 'Your look meets {met} of {all}',
  meetsAll: 'Your look meets the brief',
  met: 'Met',
  notMet: 'Not met yet',
  over: 'Over',
  daysLeft: '{count} days left',
  oneDayLeft: '1 day left',
  hoursLeft: '{count} hours left',
  oneHourLeft: '1 hour left',
  minutesLeft: 'Ends within the hour',
} as const;

export const ENTRY_WORDS = {
  title: 'Your entry',
  about:
    'Enter a look you saved. Others see it on the drawn model, without your name. No picture of you is part of it.',
  wearing: 'Enter the look you’re wearing',
  wearingNotYet: 'Change your look until it meets every part of the brief, then enter it here.',
  name: 'Name your look',
  nameMissing: 'Give the look a name.',
  saveAndEnter: 'Save and Enter',
  becomesPublic: 'It’s saved as a public look: anyone can open it and try it on.',
  cancel: 'Cancel',
  saved: 'Or one of your saved looks',
  noneFits: 'None of your {count} saved looks meets this brief.',
  enter: 'Enter',
  enterNamed: 'Enter {name}',
  makePublic: 'Make Public and Enter',
  makePublicNamed: 'Make Public and Enter: {name}',
  busy: 'Entering…',
  entered: 'Entered',
  hidden:
    'No one can see this look right now, so your entry takes no votes. Your saved looks say why.',
  withdraw: 'Withdraw',
  withdrawAbout: 'Votes for it are lost.',
  confirmFirst: 'Confirm your email address in Account Settings, and we’ll write you the result.',
  closed: 'Looks can’t be entered anymore. You can vote until the end.',
  until: 'Looks can be entered until {moment}.',
} as const;

export const VOTE_WORDS = {
  title: 'The looks',
  about: 'You see them in your own random order. Vote counts are shown at the end.',
  oneVote: 'You have one vote. You can change it until {moment}.',
  none: 'No looks yet. Yours could be the first.',
  loading: 'Loading the looks…',
  failed: 'We can’t load the looks right now.',
  vote: 'Vote',
  voteNamed: 'Vote for {name}',
  voted: 'Your vote',
  votedNamed: 'Your vote: {name}',
  yours: 'Yours',
  tryOn: 'Try it on',
  tryOnNamed: 'Try on {name}',
  more: 'Show more looks',
} as const;

export const RESULT_WORDS = {
  title: 'The result',
  counting: 'The votes are being counted.',
  nobody: 'No one voted, so no look came first.',
  winner: 'First place',
  level: 'Tied for first place',
  votes: '{votes} of {all} votes',
  oneVote: '1 of {all} votes',
  place: '{place}. {name}',
  all: 'All the looks',
} as const;

export const CHALLENGES_TOASTS = {
  joined: {
    title: 'Challenge Joined',
    description: 'You’re in “{title}”. Make a look that meets the brief.',
    tone: 'default',
  },
  left: { title: 'Challenge Left', description: 'You’re no longer in “{title}”.', tone: 'default' },
  entered: {
    title: 'Look Entered',
    description: '“{name}” is in. Good luck!',
    tone: 'default',
  },
  withdrawn: {
    title: 'Look Withdrawn',
    description: 'You can enter another one as long as looks are taken.',
    tone: 'default',
  },
  voted: {
    title: 'Vote Counted',
    description: 'You can change it until the challenge ends.',
    tone: 'default',
  },
  unvoted: {
    title: 'Vote Taken Back',
    description: 'You can vote for a look again.',
    tone: 'default',
  },
  failed: {
    title: 'That Didn’t Work',
    description: 'Please check your connection and try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
