CREATE TABLE "avoided_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avoided_ingredients" (
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "avoided_ingredients_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "avoided_consents" ADD CONSTRAINT "avoided_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avoided_ingredients" ADD CONSTRAINT "avoided_ingredients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avoided_ingredients" ADD CONSTRAINT "avoided_ingredients_user_id_avoided_consents_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."avoided_consents"("user_id") ON DELETE cascade ON UPDATE no action;