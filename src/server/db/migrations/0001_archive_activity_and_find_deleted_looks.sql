CREATE TABLE "activity_archives" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"looks_created" integer NOT NULL,
	"photos_taken" integer NOT NULL,
	"likes_given" integer NOT NULL,
	"days_active" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "look_id" uuid;--> statement-breakpoint
ALTER TABLE "activity_archives" ADD CONSTRAINT "activity_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "looks_deleted" ON "looks" USING btree ("deleted_at") WHERE "looks"."deleted_at" is not null;