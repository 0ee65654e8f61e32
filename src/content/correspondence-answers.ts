/** What the server answers to what people send us. */
export const CORRESPONDENCE_ANSWERS = {
  /** To an address that is known, and to one that is not. */
  newsletterAsked:
    'Please check your inbox and open the link in our email to confirm your subscription.',
  supportTaken: "Thank you. We'll get back to you within {hours} hours.",
  affiliateTaken: 'Thank you. We got your application and will reply by email.',
} as const;
