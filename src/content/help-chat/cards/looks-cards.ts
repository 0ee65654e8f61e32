import type { HelpCard } from '#content/help-chat/help-answer.ts';

/** About saved looks, activity and progress. */
export const LOOKS_CARDS: readonly HelpCard[] = [
  {
    id: 'delete-look',
    asks: [
      'get rid of a look',
      'undo deleting a look',
      'bin',
      'remove saved looks',
      'delete a saved look',
      'I deleted a look by mistake',
      'restore a deleted look',
      'remove a look from my looks',
    ],
    answer:
      'Under My Saved Looks, press the trash can on the look. Undo brings it back for ten seconds. After that, it’s gone.',
    link: { label: 'My Saved Looks', path: '/my-saved-looks' },
  },
  {
    id: 'rename-look',
    asks: ['rename a look', 'change the name of a saved look', 'edit a saved look'],
    answer:
      'Under My Saved Looks, press the pencil next to the look’s name. To change its shades, apply it, change it in the mirror and save it again.',
    link: { label: 'My Saved Looks', path: '/my-saved-looks' },
  },
  {
    id: 'look-visibility',
    asks: [
      'make my look private',
      'make a look public',
      'who can see my saved looks',
      'who can see my looks',
      'are my looks visible to others',
      'hide my looks',
    ],
    answer:
      'A saved look is private at first: only you see it. Under My Saved Looks you can make it public, and anyone with its link can then wear and like it. You can make it private again at any time.',
    link: { label: 'My Saved Looks', path: '/my-saved-looks' },
  },
  {
    id: 'look-limit',
    asks: [
      'maximum of saved looks',
      'most looks I can save',
      'how many looks can I save',
      'limit of saved looks',
      'maximum number of looks',
      'I can not save any more looks',
    ],
    answer:
      'An account holds up to 500 looks, free. When it’s full, delete one you no longer wear.',
    link: { label: 'My Saved Looks', path: '/my-saved-looks' },
  },
  {
    id: 'activity-page',
    asks: [
      'what did I do here',
      'see what I did',
      'my statistics',
      'log of my activity',
      'where can I see my activity',
      'my history',
      'what have I done here',
      'recent activity',
      'how many photos did I take',
    ],
    answer:
      'My Activity, in your account menu, lists the looks you made and liked, the photos you captured and when you signed in. Only you can see it.',
    link: { label: 'My Activity', path: '/my-activity' },
  },
  {
    id: 'daily-challenge',
    asks: [
      "today's challenge",
      'challenges',
      'what is the challenge today',
      'where are the daily challenges',
      'complete a challenge',
      'challenge of the day',
      'join a challenge',
    ],
    answer:
      'Open Confidence Boost in the Learn room. Each day brings challenges such as Bold Lip; put the look on in the mirror and press Complete.',
    link: { label: 'Confidence Boost', panel: 'confidence-boost' },
  },
  {
    id: 'community-challenges',
    asks: [
      'community challenges',
      'enter a challenge with my look',
      'how do I join a community challenge',
      'vote for a look',
      'how does voting in a challenge work',
      'who won the challenge',
      'makeup contest',
      'win a prize',
      'withdraw my look from a challenge',
      'take part in a contest with others',
    ],
    answer:
      'With Pro, Social & Community, Challenges has briefs such as a matte red lip. Join one, enter a saved look that meets its brief, and vote once: you can change your vote until the end. Looks stand there on a drawn face, without names. Everyone who entered gets the result by email once their address is confirmed.',
    link: { label: 'Social & Community', panel: 'community' },
  },
  {
    id: 'look-gallery',
    asks: [
      'looks of other people',
      'see what others made',
      'show my look in the gallery',
      'where is the gallery',
      'what is trending this week',
      'take my look out of the gallery',
      'public looks of the community',
    ],
    answer:
      'Social & Community, Trends shows what was put on this week and a gallery of looks that people chose to show: colors on a drawn face, no names. To show one of yours, make it public under My Saved Looks and switch on In the gallery. You can switch it off at any time.',
    link: { label: 'Social & Community', panel: 'community' },
  },
  {
    id: 'ai-artists',
    asks: [
      'are the artists bots',
      'are artists AI',
      'chat with an artist',
      'what is the pro artists chat',
      'which artists are there',
      'celebrity looks',
      'who is in the artists chat',
      'are the artists real people',
      'talk to a makeup artist',
      'who are the AI artists',
      'celebrity makeup artist',
      'is the artist a real person',
      'is Zadie Quill real',
      'can the artists know my skin tone',
      'share my measures with an artist',
    ],
    answer:
      'The six artists are invented AI characters, and a badge says so. In Pro Artists Chat they answer questions about makeup and suggest what you can try on. If you share what the mirror measures, they answer for your own face. It opens with Pro, or for an hour. The artists in Social & Community are samples; booking opens a web search for real ones.',
    link: { label: 'Pro Artists Chat', info: 'pro-artists' },
  },
];
