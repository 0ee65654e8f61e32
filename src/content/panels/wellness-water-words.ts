/** The words of the tab Water of Health & Wellness Monitoring, and of its reminders. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const WATER_WORDS = {
  title: 'Water',
  today: 'Today',
  consumed: '{consumed} ml',
  ofGoal: 'of {goal} ml',
  level: '{level}% of the goal',
  status: '{consumed} of {goal} ml, {level}% of the goal',
  meter: 'Water today',
  add: '+250 ml',
  addName: 'Add a glass of 250 ml',
  takeBack: 'Take Back a Glass',
  full: 'That’s as many glasses as a day can hold here.',
  goalAbout:
    'The goal is a round number and the same for everyone. How much you need depends on you, the weather and your day.',
  foundation: 'Foundation: {from} → {to}',
  foundationAbout: {
    today: 'You’ve logged more than 70% of your goal, so it’s worn a tenth thinner.',
    earlier: 'It’s still a tenth thinner since {day}.',
  },
  foundationBack: 'Put Back',
  foundationBackName: 'Put your foundation back to {from}',
  undo: 'Undo',
  undoOther: 'Undo is also in the look’s panel.',
  reminders: 'Reminders',
  remindersAbout: 'Between 7 am and 10 pm, until you reach the goal, while Lookglass is open.',
  every: 'Remind me every',
  minutes: '{minutes} minutes',
  remind: 'Remind Me',
  remindOff: 'Stop Reminders',
  next: 'The next one is due at {time}.',
  nextMorning: 'They rest at night; the next one comes from 7 am.',
  reached: 'You’ve reached today’s goal, so they rest until tomorrow.',
  /** By what the browser says to notifications. */
  permission: {
    granted: 'Your device shows them, also while another page is in front.',
    denied:
      'This browser blocks notifications from Lookglass, so reminders only show on this page. You can allow them in the browser’s site settings.',
    default:
      'You haven’t allowed notifications, so reminders only show on this page. Press Remind Me to be asked again.',
    missing: 'This browser has no notifications, so reminders only show on this page.',
  },
  calendar: 'Save for My Calendar',
  calendarAbout:
    'A calendar file reminds you for the rest of the day, even when Lookglass is closed.',
  calendarLate: 'It’s too late for more reminders today.',
  calendarFile: 'lookglass-water-{day}.ics',
  event: 'Drink a glass of water',
  eventAbout: 'From Lookglass. Log it under Water.',
  chart: 'The last 30 days',
  chartHeads: ['Day', 'Water'] as const,
  chartValue: '{consumed} ml',
  chartEmpty: 'Log your first glass, and your days line up here.',
  effects: 'Elasticity, glow and texture',
  effectsWithheld: 'What water does to your skin: not measured',
  effectsAbout:
    'No camera sees water. Elasticity, glow and texture are left open; only what you log counts.',
  kept: 'Kept in this browser alone, and sent to no one. Signing out deletes it.',
  notKept: 'This browser doesn’t let us keep anything, so this ends when you close the page.',
} as const;

export const WATER_TOASTS = {
  /** Titles are the specification's. */
  reminderSet: {
    title: 'Hydration Reminder',
    description: 'We’ll remind you at {time}, while Lookglass is open.',
    tone: 'default',
  },
  remindersSet: {
    title: 'Hydration Reminder',
    description: 'We’ll remind you from 7 am, while Lookglass is open.',
    tone: 'default',
  },
  reminder: {
    title: 'Hydration Reminder',
    description: 'Time for a glass of water. So far today: {consumed} of {goal} ml.',
    tone: 'default',
  },
  adjusted: {
    title: 'Makeup Adjusted',
    description:
      'You’ve logged {level}% of your goal, so your foundation goes from {from} to {to}. Undo takes it back.',
    tone: 'default',
  },
  putBack: {
    title: 'Makeup Adjusted',
    description: 'Your foundation is back at {from}.',
    tone: 'default',
  },
  calendarSaved: {
    title: 'Calendar File Saved',
    description: '{count} reminders for the rest of the day are in your downloads.',
    tone: 'default',
  },
  calendarSavedOne: {
    title: 'Calendar File Saved',
    description: 'One reminder for the rest of the day is in your downloads.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
