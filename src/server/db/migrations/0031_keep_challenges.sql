CREATE TABLE "challenge_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"look_id" uuid NOT NULL,
	"makeup" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"place" integer,
	"votes" integer,
	CONSTRAINT "challenge_entries_one_each" UNIQUE("challenge_id","user_id"),
	CONSTRAINT "challenge_entries_by_makeup" UNIQUE("challenge_id","makeup")
);
--> statement-breakpoint
CREATE TABLE "challenge_joins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_votes" (
	"challenge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "challenge_votes_challenge_id_user_id_pk" PRIMARY KEY("challenge_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"setter" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"parts" jsonb NOT NULL,
	"prize" text NOT NULL,
	"difficulty" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"votes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_joins" ADD CONSTRAINT "challenge_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_joins" ADD CONSTRAINT "challenge_joins_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_votes" ADD CONSTRAINT "challenge_votes_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_votes" ADD CONSTRAINT "challenge_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_votes" ADD CONSTRAINT "challenge_votes_entry_id_challenge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."challenge_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_entries_by_user" ON "challenge_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenge_entries_by_look" ON "challenge_entries" USING btree ("look_id");--> statement-breakpoint
CREATE INDEX "challenge_joins_by_challenge" ON "challenge_joins" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "challenge_votes_by_user" ON "challenge_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenge_votes_by_entry" ON "challenge_votes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "challenges_by_end" ON "challenges" USING btree ("ends_at");