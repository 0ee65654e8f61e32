CREATE TABLE "register_entries" (
	"index" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"action_id" uuid NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "register_entries_action_id_unique" UNIQUE("action_id")
);
--> statement-breakpoint
CREATE TABLE "register_hashes" (
	"level" smallint NOT NULL,
	"place" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "register_hashes_level_place_pk" PRIMARY KEY("level","place")
);
--> statement-breakpoint
CREATE INDEX "register_entries_by_code" ON "register_entries" USING btree ("code","index");--> statement-breakpoint
-- What stands in the register stays: a correction is another entry. There is no exception.
CREATE FUNCTION refuse_register_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The register can only be added to.'
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER register_entries_stay BEFORE UPDATE OR DELETE ON register_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_register_change();--> statement-breakpoint
CREATE TRIGGER register_entries_stay_all BEFORE TRUNCATE ON register_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_register_change();--> statement-breakpoint
CREATE TRIGGER register_hashes_stay BEFORE UPDATE OR DELETE ON register_hashes
  FOR EACH ROW EXECUTE FUNCTION refuse_register_change();--> statement-breakpoint
CREATE TRIGGER register_hashes_stay_all BEFORE TRUNCATE ON register_hashes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_register_change();--> statement-breakpoint
ALTER TABLE register_entries ENABLE ALWAYS TRIGGER register_entries_stay;--> statement-breakpoint
ALTER TABLE register_entries ENABLE ALWAYS TRIGGER register_entries_stay_all;--> statement-breakpoint
ALTER TABLE register_hashes ENABLE ALWAYS TRIGGER register_hashes_stay;--> statement-breakpoint
ALTER TABLE register_hashes ENABLE ALWAYS TRIGGER register_hashes_stay_all;
