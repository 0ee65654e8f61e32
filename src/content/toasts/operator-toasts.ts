import type { ToastWords } from './toast-words.ts';

/** Toasts: what operators do. */
export const OPERATOR_TOASTS = {
  maintenanceNotSwitched: {
    title: 'Error',
    description: 'Maintenance mode wasn’t changed. Please try again.',
    tone: 'destructive',
  },
  maintenanceNotEnded: {
    title: 'Error',
    description: 'Maintenance mode is still on. Please try again.',
    tone: 'destructive',
  },
  customersNotFound: {
    title: 'Search Failed',
    description: 'The search didn’t work. Please try again.',
    tone: 'destructive',
  },
  refundMade: { title: 'Refunded', description: '{amount} is on its way back.', tone: 'default' },
  refundNotMade: {
    title: 'Refund Not Finished',
    description: 'Check the payment before you try again.',
    tone: 'destructive',
  },
  accessGranted: { title: 'Access Granted', description: 'It starts right away.', tone: 'default' },
  accessNotGranted: {
    title: 'Not Granted',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  accessRevoked: { title: 'Access Revoked', description: 'It has ended.', tone: 'default' },
  accessNotRevoked: {
    title: 'Not Revoked',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  challengeSet: { title: 'Challenge Set', description: '“{title}” is set.', tone: 'default' },
  challengeNotSet: {
    title: 'Not Set',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  challengeEnded: { title: 'Challenge Ended', description: '“{title}” is over.', tone: 'default' },
  challengeNotEnded: {
    title: 'Not Ended',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  stateChanged: { title: 'Moved', description: 'It’s now under {state}.', tone: 'default' },
  stateNotChanged: {
    title: 'Not Moved',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  pageErrorNotForgotten: {
    title: 'Not Forgotten',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  productRegistered: {
    title: 'Registered',
    description: '{name} has the code {code}.',
    tone: 'default',
  },
  shopLinksChanged: {
    title: 'Saved',
    description: 'Buy leads to {name} in the new way from now on.',
    tone: 'default',
  },
  shopLinksNotChanged: {
    title: 'Not Saved',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  reportDecided: {
    title: 'Decided',
    description: 'It’s in the record now.',
    tone: 'default',
  },
  reportNotDecided: {
    title: 'Not Decided',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  personRestricted: {
    title: 'Restricted',
    description: '{name} will be told what is restricted, until when and why.',
    tone: 'default',
  },
  personNotRestricted: {
    title: 'Not Restricted',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  restrictionLifted: { title: 'Lifted', description: '{name} will be told.', tone: 'default' },
  restrictionNotLifted: {
    title: 'Not Lifted',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  productNotRegistered: {
    title: 'Not Registered',
    description: 'Nothing was added. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
