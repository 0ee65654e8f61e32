CREATE TABLE "look_days" (
	"look_id" uuid NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"applies" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "look_days_look_id_day_way_pk" PRIMARY KEY("look_id","day","way")
);
--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "look_days" ADD CONSTRAINT "look_days_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "look_days_by_day" ON "look_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "looks_listed" ON "looks" USING btree ("created_at") WHERE "looks"."is_listed" and "looks"."deleted_at" is null;