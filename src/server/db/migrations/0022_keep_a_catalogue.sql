CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retailer_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"lines" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"vanished" integer DEFAULT 0 NOT NULL,
	"refused" jsonb NOT NULL,
	"examples" jsonb NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_incoming" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "catalogue_incoming_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_offers" (
	"retailer_id" text NOT NULL,
	"key" text NOT NULL,
	"product_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer,
	"stock" text NOT NULL,
	"coupon" text,
	"delivery" text,
	"link" text NOT NULL,
	"picture" text,
	"seen_in" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalogue_offers_retailer_id_key_pk" PRIMARY KEY("retailer_id","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_prices" (
	"retailer_id" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "catalogue_prices_retailer_id_key_day_pk" PRIMARY KEY("retailer_id","key","day")
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"shade" text NOT NULL,
	"category" text NOT NULL,
	"colour_hex" text,
	"colour_source" text,
	"lab" "cube",
	"finish" text,
	"undertone" text,
	"ingredients" jsonb NOT NULL,
	"rating_stars" real,
	"rating_reviews" integer,
	"rating_source" text,
	"best_total" integer,
	"currency" text,
	"is_in_stock" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalogue_products_identity_unique" UNIQUE("identity")
);
--> statement-breakpoint
CREATE TABLE "catalogue_retailers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link_template" text,
	"tag" text
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_retailer_id_catalogue_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."catalogue_retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_incoming" ADD CONSTRAINT "catalogue_incoming_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_offers" ADD CONSTRAINT "catalogue_offers_retailer_id_catalogue_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."catalogue_retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_offers" ADD CONSTRAINT "catalogue_offers_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_imports_by_retailer" ON "catalogue_imports" USING btree ("retailer_id","started_at");--> statement-breakpoint
CREATE INDEX "catalogue_offers_by_product" ON "catalogue_offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour" ON "catalogue_products" USING gist ("lab");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_words" ON "catalogue_products" USING gin (to_tsvector('simple', "brand" || ' ' || "name" || ' ' || "shade"));--> statement-breakpoint
CREATE INDEX "catalogue_products_by_price" ON "catalogue_products" USING btree ("category","best_total","id");