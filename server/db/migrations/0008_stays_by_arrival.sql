DROP INDEX "stays_nights";--> statement-breakpoint
CREATE INDEX "stays_arrival" ON "stays" USING btree ("property_id","arrival");