/** What `npm run operator -- newsletter` says. `{places}` are filled in. */

/** Why a file cannot be sent as an issue of the newsletter. */
export const ISSUE_PROBLEMS = {
  empty:
    'This file is empty. Write the subject as a heading on the first line, and the issue below it.',
  too_long: 'This file is too long: an issue has {most} characters at most.',
  no_subject:
    'The first line has to be a heading such as "# Fresh colors for fall". It becomes the subject.',
  long_subject: 'The subject is too long: {most} characters at most.',
  no_text: 'There is nothing below the subject yet.',
  picture: 'The newsletter contains no images, and its footer says so. Take "{detail}" out.',
  html: 'HTML would be shown letter by letter. Write it in Markdown: {detail}',
  link: 'This link is neither https nor an email address: {detail}',
} as const;

export const NEWSLETTER_COMMAND_WORDS = {
  usage: [
    '  npm run operator -- newsletter test FILE EMAIL   emails an issue (Markdown) to one address',
    '  npm run operator -- newsletter send FILE         emails it to every subscriber, once it was tested',
    '  npm run operator -- newsletter status            shows how far each issue has come',
  ],
  noFile: 'This file cannot be read: {file}',
  tested: '“{subject}” is on its way to {email}. Read it there, then send this very file.',
  notTested:
    'Nobody has read this very file as an email yet. Test it first: npm run operator -- newsletter test FILE EMAIL',
  nobody: 'Nobody has subscribed yet, so there is nobody to send it to.',
  released: '“{subject}” is on its way to {count} subscribers. Nobody gets it twice.',
  resumed:
    '“{subject}” was released on {day}. {waiting} of {count} subscribers still wait for it; it is being sent again where it stopped.',
  finished: '“{subject}” was already sent on {day}. Nobody gets it twice.',
  issue:
    '{day}   {subject}\n   {count} subscribers: {sent} sent, {waiting} waiting, {refused} refused, {unsure} unsure',
  unsureNote:
    'Unsure: the server stopped at the very moment of sending. To spare people a second copy, it is not sent again.',
  none: 'No issue of the newsletter has been sent yet.',
} as const;

/** Stand in the mail of a test, where the readers’ own link out of the newsletter will be. */
export const TEST_FOOTER =
  'This is a test. In the real email, the link to unsubscribe stands here.';
