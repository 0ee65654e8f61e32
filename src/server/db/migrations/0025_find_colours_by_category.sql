DROP INDEX "catalogue_products_by_colour";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_lipstick" ON "catalogue_products" USING gist ("lab") WHERE category = 'lipstick';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_foundation" ON "catalogue_products" USING gist ("lab") WHERE category = 'foundation';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_eyeshadow" ON "catalogue_products" USING gist ("lab") WHERE category = 'eyeshadow';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_mascara" ON "catalogue_products" USING gist ("lab") WHERE category = 'mascara';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_eyeliner" ON "catalogue_products" USING gist ("lab") WHERE category = 'eyeliner';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_blush" ON "catalogue_products" USING gist ("lab") WHERE category = 'blush';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_highlighter" ON "catalogue_products" USING gist ("lab") WHERE category = 'highlighter';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_concealer" ON "catalogue_products" USING gist ("lab") WHERE category = 'concealer';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_bronzer" ON "catalogue_products" USING gist ("lab") WHERE category = 'bronzer';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_primer" ON "catalogue_products" USING gist ("lab") WHERE category = 'primer';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_setting_spray" ON "catalogue_products" USING gist ("lab") WHERE category = 'setting-spray';--> statement-breakpoint
CREATE INDEX "catalogue_products_by_colour_of_lip_gloss" ON "catalogue_products" USING gist ("lab") WHERE category = 'lip-gloss';