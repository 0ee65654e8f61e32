CREATE TABLE "catalogue_counts" (
	"category" text NOT NULL,
	"currency" text,
	"is_in_stock" boolean NOT NULL,
	"tones" smallint NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "catalogue_products_by_price";--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "tones" smallint GENERATED ALWAYS AS (case when (get_byte(decode(substr(colour_hex, 2), 'hex'), 0) - 240) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 1) - 230) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 2) - 220) ^ 2 < 17504 then 1 else 0 end + case when (get_byte(decode(substr(colour_hex, 2), 'hex'), 0) - 220) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 1) - 200) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 2) - 180) ^ 2 < 17504 then 2 else 0 end + case when (get_byte(decode(substr(colour_hex, 2), 'hex'), 0) - 180) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 1) - 160) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 2) - 140) ^ 2 < 17504 then 4 else 0 end + case when (get_byte(decode(substr(colour_hex, 2), 'hex'), 0) - 140) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 1) - 120) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 2) - 100) ^ 2 < 17504 then 8 else 0 end + case when (get_byte(decode(substr(colour_hex, 2), 'hex'), 0) - 100) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 1) - 80) ^ 2 + (get_byte(decode(substr(colour_hex, 2), 'hex'), 2) - 60) ^ 2 < 17504 then 16 else 0 end) STORED;--> statement-breakpoint
CREATE INDEX "catalogue_products_by_stars" ON "catalogue_products" USING btree ("rating_stars" DESC NULLS LAST,"id") WHERE "catalogue_products"."rating_stars" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_products_by_reviews" ON "catalogue_products" USING btree ("rating_reviews" DESC NULLS LAST,"id") WHERE "catalogue_products"."rating_reviews" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_products_by_line" ON "catalogue_products" USING btree ("brand","name");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_price" ON "catalogue_products" USING btree ("currency","best_total","id","category","is_in_stock","tones");--> statement-breakpoint
-- Counted for every writer, whichever version of the server it runs.
CREATE FUNCTION count_catalogue_products() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_counts (category, currency, is_in_stock, tones, products)
      SELECT category, currency, is_in_stock, tones, count(*) FROM come GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_counts (category, currency, is_in_stock, tones, products)
      SELECT category, currency, is_in_stock, tones, -count(*) FROM gone GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO catalogue_counts (category, currency, is_in_stock, tones, products)
      SELECT category, currency, is_in_stock, tones, sum(products) FROM (
        SELECT category, currency, is_in_stock, tones, 1 AS products FROM come
        UNION ALL SELECT category, currency, is_in_stock, tones, -1 FROM gone
      ) AS changes GROUP BY 1, 2, 3, 4 HAVING sum(products) <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_products_come AFTER INSERT ON catalogue_products
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_products();--> statement-breakpoint
CREATE TRIGGER catalogue_products_change AFTER UPDATE ON catalogue_products
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_products();--> statement-breakpoint
CREATE TRIGGER catalogue_products_go AFTER DELETE ON catalogue_products
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_products();--> statement-breakpoint
INSERT INTO catalogue_counts (category, currency, is_in_stock, tones, products)
  SELECT category, currency, is_in_stock, tones, count(*) FROM catalogue_products GROUP BY 1, 2, 3, 4;
