import { SUPPORT_EMAIL } from '#content/company/contact.ts';
import type { ToastWords } from './toast-words.ts';

/** Toasts: newsletter, support and partners. */
export const OUTREACH_TOASTS = {
  newsletterJoined: {
    title: 'Welcome to Our Newsletter!',
    description: 'One last step: open the link we sent to {email}.',
    tone: 'default',
  },
  newsletterFailed: {
    title: 'Subscription Failed',
    description: 'Please try again later.',
    tone: 'destructive',
  },
  subscribed: {
    title: 'Successfully Subscribed!',
    description: 'One last step: open the link we sent to {email}.',
    tone: 'default',
  },
  subscriptionFailed: {
    title: 'Subscription Failed',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  emailRequired: {
    title: 'Email Required',
    description: 'Please enter your email address.',
    tone: 'destructive',
  },
  invalidEmail: {
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
    tone: 'destructive',
  },
  unsubscribeFailed: {
    title: 'Error',
    description: 'Failed to unsubscribe. Please try again.',
    tone: 'destructive',
  },
  missingInformation: {
    title: 'Missing Information',
    description: 'Please fill in all required fields before submitting.',
    tone: 'destructive',
  },
  supportSent: {
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours. Your ticket is {ticket}.",
    tone: 'default',
  },
  supportFailed: {
    title: 'Failed to Send Message',
    description: `Please try again or contact us directly at ${SUPPORT_EMAIL}.`,
    tone: 'destructive',
  },
  affiliateSent: {
    title: 'Application Submitted!',
    description: 'We’ll reply within a week. A confirmation is on its way to {email}.',
    tone: 'default',
  },
  affiliateFailed: {
    title: 'Application Failed',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
