ALTER TABLE "orders" ADD COLUMN "receipt_email" text;--> statement-breakpoint
CREATE INDEX "orders_by_receipt_email" ON "orders" USING btree ("receipt_email");