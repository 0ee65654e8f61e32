import type { FastifySchema } from 'fastify';
import { apiError, STATUS_OF_API_ERROR } from '#contracts/api-error.ts';
import type { Contract } from '#contracts/contract.ts';
import type { LimitedPer } from '#contracts/limit.ts';
import { errorsByStatus } from './contract-errors.ts';

/** What the API's documentation calls the session's cookie. */
export const SESSION_SCHEME = 'session';

const OK = 200;
const REDIRECT = 302;
const JSON_TYPE = 'application/json';
const EVENTS_TYPE = 'text/event-stream';

/** What a call is about, by the beginning of its path; whatever is not here is about the service. */
const TOPICS = [
  ['/api/auth/', 'Accounts'],
  ['/api/login', 'Accounts'],
  ['/api/makeup-looks', 'Looks'],
  ['/api/activity', 'Activity'],
  ['/api/analytics', 'Analytics'],
  ['/api/maintenance', 'Maintenance'],
  ['/api/subscription', 'Subscription'],
  ['/api/payment', 'Payment'],
  ['/api/create-payment-intent', 'Payment'],
  ['/api/users/update-pro', 'Payment'],
  ['/api/webhooks/', 'Payment'],
  ['/api/access', 'Subscription'],
  ['/api/register/', 'Product register'],
] as const;

function topicOf({ path }: Contract): string {
  return TOPICS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'Service';
}

function successesOf({ status = OK, settlingStatus, reply, piece }: Contract) {
  const content = {
    [JSON_TYPE]: { schema: reply },
    ...(piece === undefined ? {} : { [EVENTS_TYPE]: { schema: piece } }),
  };
  const answer = { description: 'Done.', content };
  const settling = { description: 'Accepted, and in progress.', content };
  return [
    // A redirect has no body, which the schema of a body cannot express.
    [status, status === REDIRECT ? reply : answer] as const,
    ...(settlingStatus === undefined ? [] : [[settlingStatus, settling] as const]),
  ];
}

const PER: Readonly<Record<LimitedPer, string>> = {
  address: 'for each network address',
  account: 'for each account',
  holder: 'for each account or guest',
  email: 'for each email address',
  'address and email': 'for each email address from one network address',
  everybody: 'for all callers together',
};

/** A sentence for each limit that is counted before the call is worked on. */
function limitsOf({ limits = [] }: Contract): readonly string[] {
  return limits.map(
    ({ times, seconds, per }) => `At most ${times} in ${seconds} seconds ${PER[per]}.`,
  );
}

function failuresOf(contract: Contract) {
  return [...errorsByStatus(contract)].map(
    ([status, codes]) =>
      [
        status,
        {
          description: [
            `\`error\` is ${codes.join(' or ')}.`,
            ...(status === STATUS_OF_API_ERROR.too_many_requests ? limitsOf(contract) : []),
          ].join(' '),
          content: { [JSON_TYPE]: { schema: apiError } },
        },
      ] as const,
  );
}

/** What the API's documentation says of a call; checking is done by the contract itself. */
export function describeContract(contract: Contract): FastifySchema {
  const { summary, params, query, body, access } = contract;
  return {
    summary,
    tags: [topicOf(contract)],
    security: access === 'anyone' ? [] : [{ [SESSION_SCHEME]: [] }],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: Object.fromEntries([...successesOf(contract), ...failuresOf(contract)]),
  };
}
