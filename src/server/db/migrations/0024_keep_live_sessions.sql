CREATE TABLE "live_exclusions" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"excluded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_exclusions_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_forwarders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"room_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "live_messages_room_id_place_pk" PRIMARY KEY("room_id","place")
);
--> statement-breakpoint
CREATE TABLE "live_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_presence" (
	"room_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"viewers" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_presence_room_id_process_id_pk" PRIMARY KEY("room_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"host_session_id" uuid,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"audience" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"quality" text NOT NULL,
	"chat" text NOT NULL,
	"has_picture" boolean NOT NULL,
	"is_camera_on" boolean DEFAULT true NOT NULL,
	"is_microphone_on" boolean DEFAULT false NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text,
	"host_seen_at" timestamp (3) with time zone,
	"look" jsonb,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"look_version" integer DEFAULT 0 NOT NULL,
	"last_place" integer DEFAULT 0 NOT NULL,
	"applause" integer DEFAULT 0 NOT NULL,
	"most_viewers" integer DEFAULT 0 NOT NULL,
	"forwarder_id" uuid
);
--> statement-breakpoint
ALTER TABLE "live_exclusions" ADD CONSTRAINT "live_exclusions_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_exclusions" ADD CONSTRAINT "live_exclusions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_pictures" ADD CONSTRAINT "live_pictures_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_pictures" ADD CONSTRAINT "live_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_forwarder_id_live_forwarders_id_fk" FOREIGN KEY ("forwarder_id") REFERENCES "public"."live_forwarders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_exclusions_by_user" ON "live_exclusions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_messages_by_user" ON "live_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_pictures_by_room" ON "live_pictures" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "live_pictures_by_user" ON "live_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_rooms_one_live_each" ON "live_rooms" USING btree ("host_id") WHERE "live_rooms"."state" = 'live';--> statement-breakpoint
CREATE INDEX "live_rooms_by_state" ON "live_rooms" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "live_rooms_by_host" ON "live_rooms" USING btree ("host_id");