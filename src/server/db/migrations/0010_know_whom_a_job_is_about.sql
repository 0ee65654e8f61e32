ALTER TABLE "jobs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "address" text;--> statement-breakpoint
UPDATE "jobs" SET "address" = lower(coalesce("payload"->>'to', "payload"->>'email')) WHERE "name" IN ('mail', 'forgotten-password', 'newsletter-subscription');--> statement-breakpoint
UPDATE "jobs" SET "user_id" = "users"."id" FROM "users" WHERE "jobs"."name" = 'new-email' AND "jobs"."payload"->>'userId' = "users"."id"::text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;