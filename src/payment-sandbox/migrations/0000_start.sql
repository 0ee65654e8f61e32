-- The server's migrations handed over, with all that they hold, the tables of a database that had them.
CREATE TABLE IF NOT EXISTS "payment_sandbox"."sandbox_clock" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "payment_sandbox"."sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "payment_sandbox"."sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"due_at" bigint
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "payment_sandbox"."sandbox_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_events_by_due" ON "payment_sandbox"."sandbox_events" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_objects_by_kind" ON "payment_sandbox"."sandbox_objects" USING btree ("kind","sequence");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_objects_by_due" ON "payment_sandbox"."sandbox_objects" USING btree ("due_at") WHERE "due_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_objects_by_body" ON "payment_sandbox"."sandbox_objects" USING gin ("body" jsonb_path_ops);