DROP INDEX "addons_search";--> statement-breakpoint
DROP INDEX "facilities_search";--> statement-breakpoint
DROP INDEX "stays_facility";--> statement-breakpoint
CREATE INDEX "facilities_all_by_name" ON "facilities" USING btree ("property_id","name_sort","id");--> statement-breakpoint
CREATE INDEX "facilities_all_by_floor" ON "facilities" USING btree ("property_id","floor_sort","name_sort","id");--> statement-breakpoint
CREATE INDEX "facilities_all_by_updated" ON "facilities" USING btree ("property_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "facilities_cleaned" ON "facilities" USING btree ("property_id","hk_changed_at");--> statement-breakpoint
CREATE INDEX "facilities_inactive" ON "facilities" USING btree ("property_id","name_sort","id") WHERE "facilities"."is_inactive";--> statement-breakpoint
CREATE INDEX "images_own" ON "images" USING btree ("property_id","position") WHERE num_nonnulls("images"."facility_id", "images"."facility_type_id", "images"."addon_id") = 0;--> statement-breakpoint
CREATE INDEX "stays_nights" ON "stays" USING gist ("property_id",daterange("arrival", "departure", '[)')) WHERE "stays"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "addons_search" ON "addons" USING gin ("property_id","search_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "facilities_search" ON "facilities" USING gin ("property_id","search_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stays_facility" ON "stays" USING btree ("facility_id","state","arrival","departure");