CREATE TABLE "former_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_by_user" ON "former_addresses" USING btree ("user_id");