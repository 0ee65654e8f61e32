CREATE TABLE "analytics_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"events" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_counts" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "analytics_counts_figure_day_part_pk" PRIMARY KEY("figure","day","part")
);
--> statement-breakpoint
CREATE TABLE "analytics_recent" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"session_id" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_visitors" (
	"session_id" text PRIMARY KEY NOT NULL,
	"first_at" timestamp (3) with time zone,
	"first_day" date,
	"first_page" text,
	"days" jsonb NOT NULL,
	"earliest_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_windows" (
	"end_day" date NOT NULL,
	"step" smallint NOT NULL,
	"since_day" date NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "analytics_windows_end_day_step_since_day_pk" PRIMARY KEY("end_day","step","since_day")
);
--> statement-breakpoint
CREATE INDEX "analytics_visitors_by_earliest_day" ON "analytics_visitors" USING btree ("earliest_day");
--> statement-breakpoint
-- Events are partitioned by the day in their ids, so that an event that comes twice meets itself.
ALTER TABLE "analytics_events" RENAME TO "analytics_events_before";
--> statement-breakpoint
ALTER INDEX "analytics_events_pkey" RENAME TO "analytics_events_before_pkey";
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"event_data" jsonb NOT NULL,
	"session_id" text NOT NULL,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
) PARTITION BY RANGE ("event_id");
--> statement-breakpoint
CREATE INDEX "analytics_events_by_session" ON "analytics_events" USING btree ("session_id");
--> statement-breakpoint
-- Takes what a page with a wrong clock sends, and whatever comes before its day has a partition.
CREATE TABLE "analytics_events_elsewhere" PARTITION OF "analytics_events" DEFAULT;
--> statement-breakpoint
-- The lowest id (UUID version 7) that can be made at the beginning of a day, UTC.
CREATE FUNCTION analytics_lowest_id(day date) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((day - date '1970-01-01')::bigint * 86400000), 12, '0') || repeat('0', 20))::uuid
$$;
--> statement-breakpoint
-- Makes the partition of a day, unless it is there. What came before is moved into it.
CREATE FUNCTION analytics_events_of(day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  partition text := 'analytics_events_' || to_char(day, 'YYYYMMDD');
  lowest uuid := analytics_lowest_id(day);
  above uuid := analytics_lowest_id(day + 1);
BEGIN
  IF to_regclass(partition) IS NOT NULL THEN RETURN; END IF;
  -- In the order in which an insert locks them; nobody else makes a partition meanwhile.
  LOCK TABLE ONLY analytics_events IN SHARE UPDATE EXCLUSIVE MODE;
  IF to_regclass(partition) IS NOT NULL THEN RETURN; END IF;
  LOCK TABLE analytics_events_elsewhere IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('CREATE TABLE %I (LIKE analytics_events INCLUDING ALL)', partition);
  EXECUTE format(
    'WITH moved AS (
       DELETE FROM analytics_events_elsewhere WHERE event_id >= %L AND event_id < %L RETURNING *
     ) INSERT INTO %I SELECT * FROM moved', lowest, above, partition);
  EXECUTE format(
    'ALTER TABLE analytics_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    partition, lowest, above);
END $$;
--> statement-breakpoint
-- Whatever stores events tells in the same transaction what is to be counted.
CREATE FUNCTION analytics_note_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_batches (events)
  SELECT jsonb_agg(jsonb_build_array(
    session_id, event, page, event_data, (extract(epoch FROM happened_at) * 1000)::bigint, event_id))
  FROM stored HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "analytics_events_noted" AFTER INSERT ON "analytics_events"
REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION analytics_note_events();
--> statement-breakpoint
DO $$
DECLARE
  day date;
BEGIN
  FOR day IN SELECT DISTINCT (received_at AT TIME ZONE 'UTC')::date FROM analytics_events_before ORDER BY 1 LOOP
    PERFORM analytics_events_of(day);
    INSERT INTO analytics_events (event_id, event, page, event_data, session_id, happened_at, received_at)
    SELECT event_id, event, page, event_data, session_id, received_at, received_at
    FROM analytics_events_before WHERE (received_at AT TIME ZONE 'UTC')::date = day;
  END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE "analytics_events_before";
