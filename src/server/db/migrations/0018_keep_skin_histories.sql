CREATE TABLE "skin_history_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skin_history_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"grade" text NOT NULL,
	"light" double precision NOT NULL,
	"score" jsonb,
	"measures" jsonb NOT NULL,
	CONSTRAINT "skin_history_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "skin_history_consents" ADD CONSTRAINT "skin_history_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skin_history_entries" ADD CONSTRAINT "skin_history_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skin_history_entries" ADD CONSTRAINT "skin_history_entries_user_id_skin_history_consents_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."skin_history_consents"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skin_history_entries_by_moment" ON "skin_history_entries" USING btree ("user_id","measured_at","id");