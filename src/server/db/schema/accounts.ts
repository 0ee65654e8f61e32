import { asc, desc, eq } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, EXPERIENCES, ROLES } from '#domain/account/account.ts';
import { moment, primaryId } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** The people who have an account. Columns are what better-auth expects, and ours. */
export const users = pgTable('users', {
  id: primaryId(),
  /** First and last name together, as better-auth and the providers know it. */
  name: text('name').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** Lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  accountType: text('account_type', { enum: ACCOUNT_TYPES }).notNull().default('personal'),
  role: text('role', { enum: ROLES }).notNull().default('user'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const usersData = new PersonalData(
  users,
  {
    profile: async (on, { id }) => {
      const [user] = await on.select().from(users).where(eq(users.id, id));
      return user;
    },
  },
  'with the account',
);

/**
 * Addresses that accounts have recently left. For a while nobody else can have one, and whoever reads its
 * mails can bring the account back to it.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull(),
    /** Until when the account can be brought back to it. */
    until: moment('until').notNull(),
  },
  (table) => [index('former_addresses_by_user').on(table.userId)],
);

export const formerAddressesData = new PersonalData(
  formerAddresses,
  {
    formerAddresses: (on, { id }) =>
      on
        .select({
          email: formerAddresses.email,
          leftAt: formerAddresses.leftAt,
          until: formerAddresses.until,
        })
        .from(formerAddresses)
        .where(eq(formerAddresses.userId, id))
        .orderBy(desc(formerAddresses.leftAt)),
  },
  'with the account',
);

/** Where a person is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Without the tokens of the sessions, which sign a browser in. */
export const sessionsData = new PersonalData(
  sessions,
  {
    sessions: (on, { id }) =>
      on
        .select({
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.updatedAt,
          expiresAt: sessions.expiresAt,
          ipAddress: sessions.ipAddress,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(eq(sessions.userId, id))
        .orderBy(desc(sessions.createdAt)),
  },
  'with the account',
);

/** How an account can be signed in to: a password, or the identity at a provider. */
export const credentials = pgTable(
  'credentials',
  {
    id: primaryId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    /** An argon2id hash. */
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('credentials_by_user').on(table.userId),
    index('credentials_by_identity').on(table.providerId, table.accountId),
  ],
);

/** What better-auth calls the way in with an address and a password. */
export const PASSWORD_PROVIDER = 'credential';

/** Without the hash of the password and the tokens of the providers. */
export const credentialsData = new PersonalData(
  credentials,
  {
    signInMethods: async (on, { id }) => {
      const rows = await on
        .select({
          method: credentials.providerId,
          accountAtProvider: credentials.accountId,
          since: credentials.createdAt,
        })
        .from(credentials)
        .where(eq(credentials.userId, id))
        .orderBy(asc(credentials.createdAt));
      return rows.map(({ method, accountAtProvider, since }) =>
        method === PASSWORD_PROVIDER
          ? { method: 'password', since }
          : { method, accountAtProvider, since },
      );
    },
  },
  'with the account',
);

/** Secrets of authenticator apps. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: primaryId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_by_user').on(table.userId)],
);

export const twoFactorsData = new PersonalData(
  twoFactors,
  'Secrets alone; that there is an authenticator app is told in the profile.',
  'with the account',
);

/** What a professional makeup artist says about the business. */
export const professionalProfiles = pgTable('professional_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  businessName: text('business_name').notNull(),
  certifications: text('certifications').notNull(),
  /** `pending` until an operator has looked at them. */
  certificationsReview: text('certifications_review', {
    enum: ['pending', 'accepted', 'refused'],
  })
    .notNull()
    .default('pending'),
  experience: text('experience', { enum: EXPERIENCES }).notNull(),
  portfolio: text('portfolio').notNull(),
  specialties: text('specialties').notNull(),
  location: text('location').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const professionalProfilesData = new PersonalData(
  professionalProfiles,
  {
    professionalProfile: async (on, { id }) => {
      const [profile] = await on
        .select()
        .from(professionalProfiles)
        .where(eq(professionalProfiles.userId, id));
      return profile ?? null;
    },
  },
  'with the account',
);
