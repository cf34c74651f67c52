CREATE TABLE "housekeeping_nights" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"business_date" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "reported_occupancy" text;--> statement-breakpoint
ALTER TABLE "housekeeping_nights" ADD CONSTRAINT "housekeeping_nights_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;