ALTER TABLE "affiliate_applications" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;