CREATE TABLE "newsletter_deliveries" (
	"issue" text NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"begun_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_deliveries_issue_subscriber_id_pk" PRIMARY KEY("issue","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"digest" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"markdown" text NOT NULL,
	"tested_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	"readers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_newsletter_issues_digest_fk" FOREIGN KEY ("issue") REFERENCES "public"."newsletter_issues"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_by_state" ON "newsletter_deliveries" USING btree ("issue","state","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_by_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");