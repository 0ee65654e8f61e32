-- The payment sandbox has a schema and migrations of its own: it takes over what it kept. Where it kept
-- nothing, as with a real provider, its tables go.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "sandbox_clock")
     OR EXISTS (SELECT FROM "sandbox_events")
     OR EXISTS (SELECT FROM "sandbox_objects")
     OR EXISTS (SELECT FROM "sandbox_replies") THEN
    CREATE SCHEMA IF NOT EXISTS "payment_sandbox";
    ALTER TABLE "sandbox_clock" SET SCHEMA "payment_sandbox";
    ALTER TABLE "sandbox_events" SET SCHEMA "payment_sandbox";
    ALTER TABLE "sandbox_objects" SET SCHEMA "payment_sandbox";
    ALTER TABLE "sandbox_replies" SET SCHEMA "payment_sandbox";
  ELSE
    DROP TABLE "sandbox_clock", "sandbox_events", "sandbox_objects", "sandbox_replies";
  END IF;
END $$;
