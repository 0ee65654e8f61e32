import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import {
  ISSUE_PROBLEMS,
  NEWSLETTER_COMMAND_WORDS as WORDS,
} from '#content/newsletter-operator-words.ts';
import { email as emailField } from '#contracts/fields.ts';
import type {
  IssueProgress,
  NewsletterIssues,
} from '#server/services/newsletter/newsletter-issues.ts';
import {
  LONGEST_ISSUE,
  LONGEST_SUBJECT,
  UnsendableIssue,
} from '#server/services/newsletter/read-issue.ts';
import type { OperatorAnswer } from './operator-answer.ts';

/** A command about the newsletter, with what stood in the file that it named. */
export const newsletterCommand = z.union([
  z.object({
    verb: z.literal('newsletter'),
    act: z.literal('test'),
    markdown: z.string(),
    email: emailField,
  }),
  z.object({ verb: z.literal('newsletter'), act: z.literal('send'), markdown: z.string() }),
  z.object({ verb: z.literal('newsletter'), act: z.literal('status') }),
]);
export type NewsletterCommand = z.infer<typeof newsletterCommand>;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

function placesOf({ subject, releasedAt, readers, copies }: IssueProgress) {
  const { waiting, begun, ...others } = copies;
  return { subject, day: dayOf(releasedAt), count: readers, waiting: waiting + begun, ...others };
}

async function answerTest(
  issues: NewsletterIssues,
  { markdown, email }: { readonly markdown: string; readonly email: string },
): Promise<OperatorAnswer> {
  const subject = await issues.test(markdown, email);
  return { text: fillIn(WORDS.tested, { subject, email }), succeeded: true };
}

async function answerSend(issues: NewsletterIssues, markdown: string): Promise<OperatorAnswer> {
  const release = await issues.send(markdown);
  if (release.outcome === 'not_tested') return { text: WORDS.notTested, succeeded: false };
  if (release.outcome === 'nobody') return { text: WORDS.nobody, succeeded: false };
  return {
    text: fillIn(WORDS[release.outcome], placesOf(release.issue)),
    succeeded: true,
  };
}

async function answerStatus(issues: NewsletterIssues): Promise<OperatorAnswer> {
  const list = await issues.list();
  if (list.length === 0) return { text: WORDS.none, succeeded: true };
  const hasUnsure = list.some(({ copies }) => copies.unsure > 0);
  const lines = list.map((issue) => fillIn(WORDS.issue, placesOf(issue)));
  return {
    text: [...lines, ...(hasUnsure ? ['', WORDS.unsureNote] : [])].join('\n'),
    succeeded: true,
  };
}

function sentenceOf({ problem, detail }: UnsendableIssue): string {
  return fillIn(ISSUE_PROBLEMS[problem], {
    detail,
    most: problem === 'long_subject' ? LONGEST_SUBJECT : LONGEST_ISSUE,
  });
}

/** Does what a command about the newsletter says, and answers in sentences. */
export async function obeyNewsletterCommand(
  command: NewsletterCommand,
  issues: NewsletterIssues,
): Promise<OperatorAnswer> {
  try {
    if (command.act === 'test') return await answerTest(issues, command);
    if (command.act === 'send') return await answerSend(issues, command.markdown);
    return await answerStatus(issues);
  } catch (error) {
    if (error instanceof UnsendableIssue) return { text: sentenceOf(error), succeeded: false };
    throw error;
  }
}
