CREATE TABLE "affiliate_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"artist_id" text NOT NULL,
	"artist_name" text NOT NULL,
	"platform" text NOT NULL,
	"price_in_cents" integer NOT NULL,
	"commission_in_cents" integer NOT NULL,
	"affiliate_url" text NOT NULL,
	"clicked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progress_awards" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"subject" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_awards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "look_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"look" text NOT NULL,
	"stars" smallint NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "look_ratings_by_user" UNIQUE("user_id","look"),
	CONSTRAINT "look_ratings_by_guest" UNIQUE("guest_id","look"),
	CONSTRAINT "look_ratings_one_owner" CHECK (num_nonnulls("look_ratings"."user_id", "look_ratings"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_awards" ADD CONSTRAINT "progress_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_ratings" ADD CONSTRAINT "look_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_clicks_by_user" ON "affiliate_clicks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "look_ratings_by_look" ON "look_ratings" USING btree ("look");