CREATE TABLE "hidden_names" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"evidence" jsonb NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_because" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "report_cases_one_each" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_by_user" UNIQUE("case_id","user_id"),
	CONSTRAINT "reports_by_guest" UNIQUE("case_id","guest_id"),
	CONSTRAINT "reports_one_sender" CHECK (num_nonnulls("reports"."user_id", "reports"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "live_exclusions" ADD COLUMN "standing" text DEFAULT 'blocked' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_exclusions" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_messages" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hidden_names" ADD CONSTRAINT "hidden_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cases_by_state" ON "report_cases" USING btree ("state","is_urgent","reports","id");--> statement-breakpoint
CREATE INDEX "report_cases_by_user" ON "report_cases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_of_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_of_guest" ON "reports" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "restrictions_by_user" ON "restrictions" USING btree ("user_id","area");