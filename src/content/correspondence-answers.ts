/** What the server answers to what people send us. */
export const CORRESPONDENCE_ANSWERS = {
  /** To an address that is known, and to one that is not. */
  newsletterAsked: 'Please check your inbox: the link in our mail confirms your subscription.',
  supportTaken: "Thank you. We'll get back to you within {hours} hours.",
  affiliateTaken: 'Thank you. We have your application and answer by mail.',
} as const;
