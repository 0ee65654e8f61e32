import { desc, eq, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  AUDIENCES,
  CHAT_MODES,
  END_REASONS,
  QUALITIES,
  RESTRAINTS,
  ROOM_STATES,
} from '#domain/live/live-room.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { NobodysData, PersonalData } from './personal-data.ts';

/** Programs that forward pictures: each belongs to a process of the server, which says that it still runs. */
export const liveForwarders = pgTable('live_forwarders', {
  id: uuid('id').primaryKey(),
  /** Where the servers reach it, such as `http://127.0.0.1:41234`. */
  address: text('address').notNull(),
  viewers: integer('viewers').notNull().default(0),
  seenAt: moment('seen_at').notNull(),
});

export const liveForwardersData = new NobodysData(
  liveForwarders,
  'They are programs of the service.',
);

/** Rooms in which people show their mirror live, or did. No picture is ever kept. */
export const liveRooms = pgTable(
  'live_rooms',
  {
    id: primaryId(),
    hostId: uuid('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session through which the host was last heard of; signing out of it ends the room. */
    hostSessionId: uuid('host_session_id'),
    title: text('title').notNull(),
    state: text('state', { enum: ROOM_STATES }).notNull(),
    audience: text('audience', { enum: AUDIENCES }).notNull(),
    isListed: boolean('is_listed').notNull(),
    quality: text('quality', { enum: QUALITIES }).notNull(),
    chat: text('chat', { enum: CHAT_MODES }).notNull(),
    hasPicture: boolean('has_picture').notNull(),
    isCameraOn: boolean('is_camera_on').notNull().default(true),
    isMicrophoneOn: boolean('is_microphone_on').notNull().default(false),
    isCaptioned: boolean('is_captioned').notNull().default(false),
    /** The last thing the host said, as text; nothing once it is over. */
    caption: text('caption'),
    /** Grows with each caption. */
    captionVersion: integer('caption_version').notNull().default(0),
    /** When the host said that they show themselves by their own choice, and are old enough. */
    agreedAt: moment('agreed_at'),
    createdAt: moment('created_at').notNull(),
    startsAt: moment('starts_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    endedBecause: text('ended_because', { enum: END_REASONS }),
    hostSeenAt: moment('host_seen_at'),
    /** Read through `lookSchema`. */
    look: jsonb('look').$type<unknown>(),
    /** Read through `liveStep`. */
    steps: jsonb('steps').$type<unknown>().notNull().default([]),
    /** Grows with each change of the look. */
    lookVersion: integer('look_version').notNull().default(0),
    lastPlace: integer('last_place').notNull().default(0),
    applause: integer('applause').notNull().default(0),
    mostViewers: integer('most_viewers').notNull().default(0),
    forwarderId: uuid('forwarder_id').references(() => liveForwarders.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    uniqueIndex('live_rooms_one_live_each')
      .on(table.hostId)
      .where(sql`${table.state} = 'live'`),
    index('live_rooms_by_state').on(table.state, table.startsAt),
    index('live_rooms_by_host').on(table.hostId),
  ],
);

export const liveRoomsData = new PersonalData(
  liveRooms,
  {
    liveSessions: (on, { id }) =>
      on
        .select({
          title: liveRooms.title,
          state: liveRooms.state,
          audience: liveRooms.audience,
          isListed: liveRooms.isListed,
          agreedAt: liveRooms.agreedAt,
          startsAt: liveRooms.startsAt,
          startedAt: liveRooms.startedAt,
          endedAt: liveRooms.endedAt,
          endedBecause: liveRooms.endedBecause,
          look: liveRooms.look,
          steps: liveRooms.steps,
          applause: liveRooms.applause,
          mostViewers: liveRooms.mostViewers,
        })
        .from(liveRooms)
        .where(eq(liveRooms.hostId, id))
        .orderBy(desc(liveRooms.createdAt)),
  },
  'with the account',
);

export const liveMessages = pgTable(
  'live_messages',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => liveRooms.id, { onDelete: 'cascade' }),
    /** Counts up in its room, in the order in which the messages were stored. */
    place: integer('place').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
    removedAt: moment('removed_at'),
    /** The host took it away, or blocked its author, or an operator hid it. */
    removedBy: text('removed_by', { enum: ['host', 'block', 'operator'] }),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.place] }),
    index('live_messages_by_user').on(table.userId),
  ],
);

export const liveMessagesData = new PersonalData(
  liveMessages,
  {
    liveMessages: (on, { id }) =>
      on
        .select({
          room: liveMessages.roomId,
          text: liveMessages.text,
          writtenAt: liveMessages.writtenAt,
          removedAt: liveMessages.removedAt,
        })
        .from(liveMessages)
        .where(eq(liveMessages.userId, id))
        .orderBy(desc(liveMessages.writtenAt)),
  },
  'with the account',
);

/** Whom a host keeps out of a room, or lets watch but not write. */
export const liveExclusions = pgTable(
  'live_exclusions',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => liveRooms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    excludedAt: moment('excluded_at').notNull(),
    standing: text('standing', { enum: RESTRAINTS }).notNull().default('blocked'),
    /** A message of theirs, by which the host knows them. */
    place: integer('place').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    index('live_exclusions_by_user').on(table.userId),
  ],
);

export const liveExclusionsData = new PersonalData(
  liveExclusions,
  {
    restrainedInLiveSessions: (on, { id }) =>
      on
        .select({
          room: liveExclusions.roomId,
          standing: liveExclusions.standing,
          since: liveExclusions.excludedAt,
        })
        .from(liveExclusions)
        .where(eq(liveExclusions.userId, id))
        .orderBy(desc(liveExclusions.excludedAt)),
  },
  'with the account',
);

/** How many listen to a room at each process of the server. */
export const livePresence = pgTable(
  'live_presence',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => liveRooms.id, { onDelete: 'cascade' }),
    processId: uuid('process_id').notNull(),
    viewers: integer('viewers').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.processId] })],
);

export const livePresenceData = new PersonalData(
  livePresence,
  'It counts listeners for a few seconds, and names none.',
  { kept: 'Nothing in it names an account; it goes with its room.' },
);

/** Pictures that are sent or watched now, with the address at which the forwarder or media server ends each. */
export const livePictures = pgTable(
  'live_pictures',
  {
    id: uuid('id').primaryKey(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => liveRooms.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: ['sent', 'watched'] }).notNull(),
    /** Where it is ended, by DELETE. */
    resource: text('resource').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The session in which it was opened: signing out of that ends pictures that are for signed-in people
     * only.
     */
    sessionId: uuid('session_id'),
    begunAt: moment('begun_at').notNull(),
  },
  (table) => [
    index('live_pictures_by_room').on(table.roomId),
    index('live_pictures_by_user').on(table.userId),
  ],
);

export const livePicturesData = new PersonalData(
  livePictures,
  'They are connections that are open now, and say nothing that the sessions do not.',
  'with the account',
);
