CREATE TABLE "live_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"link_key" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "live_reminders_once_each" UNIQUE("room_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "live_pictures" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "is_captioned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "caption_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_reminders_by_user" ON "live_reminders" USING btree ("user_id");