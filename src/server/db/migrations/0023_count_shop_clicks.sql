CREATE TABLE "shop_click_counts" (
	"day" date NOT NULL,
	"retailer_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "shop_click_counts_day_retailer_id_product_id_pk" PRIMARY KEY("day","retailer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"retailer_id" text NOT NULL,
	"clicked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_conversions" (
	"retailer_id" text NOT NULL,
	"order_key" text NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"commission" integer,
	CONSTRAINT "shop_conversions_retailer_id_order_key_pk" PRIMARY KEY("retailer_id","order_key")
);
--> statement-breakpoint
ALTER TABLE "shop_click_counts" ADD CONSTRAINT "shop_click_counts_retailer_id_catalogue_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."catalogue_retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_click_counts" ADD CONSTRAINT "shop_click_counts_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_clicks" ADD CONSTRAINT "shop_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_clicks" ADD CONSTRAINT "shop_clicks_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_clicks" ADD CONSTRAINT "shop_clicks_retailer_id_catalogue_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."catalogue_retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_conversions" ADD CONSTRAINT "shop_conversions_retailer_id_catalogue_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."catalogue_retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_conversions" ADD CONSTRAINT "shop_conversions_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_clicks_by_user" ON "shop_clicks" USING btree ("user_id","clicked_at");--> statement-breakpoint
CREATE INDEX "shop_conversions_by_day" ON "shop_conversions" USING btree ("day");