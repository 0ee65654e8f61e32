CREATE TABLE "catalogue_lines" (
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"shades" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "catalogue_lines_brand_name_category_pk" PRIMARY KEY("brand","name","category")
);
--> statement-breakpoint
CREATE INDEX "catalogue_lines_by_shades" ON "catalogue_lines" USING btree ("category","shades" DESC NULLS FIRST,"brand","name");--> statement-breakpoint
CREATE INDEX "catalogue_lines_by_words" ON "catalogue_lines" USING gin ("words");--> statement-breakpoint
-- From then on every import writes it, as `keep-lines.ts` says.
INSERT INTO catalogue_lines (category, brand, name, shades, words)
  SELECT category, brand, name, count(*), to_tsvector('simple', brand || ' ' || name || ' ' || left(string_agg(DISTINCT shade, ' '), 200000))
  FROM catalogue_products WHERE lab IS NOT NULL GROUP BY category, brand, name;
