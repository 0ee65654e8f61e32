CREATE TABLE "bag_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" uuid NOT NULL,
	"product_id" uuid,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"shade" text NOT NULL,
	"category" text NOT NULL,
	"hex" text,
	"purchase_date" date NOT NULL,
	"expiration_date" date NOT NULL,
	"usage_count" integer NOT NULL,
	"price_cents" integer,
	"price_currency" text,
	"ingredients" text NOT NULL,
	"is_wishlisted" boolean NOT NULL,
	"heard" jsonb NOT NULL,
	CONSTRAINT "bag_items_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "wish_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"link_key" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_mails_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"place" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"known_total" integer,
	"known_currency" text,
	"known_in_stock" boolean DEFAULT false NOT NULL,
	CONSTRAINT "wishes_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "bag_items" ADD CONSTRAINT "bag_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_mails" ADD CONSTRAINT "wish_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;