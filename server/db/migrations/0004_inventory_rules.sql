-- No two live stays or blockings of a facility overlap: the database decides, whatever the code thinks (domain D31).
ALTER TABLE "stays" DROP CONSTRAINT "stays_no_overlap";--> statement-breakpoint
ALTER TABLE "facility_spans" ADD CONSTRAINT "facility_spans_one_source" CHECK (num_nonnulls("stay_id", "blocking_id") = 1);--> statement-breakpoint
ALTER TABLE "facility_spans" ADD CONSTRAINT "facility_spans_no_overlap"
  EXCLUDE USING gist ("facility_id" WITH =, "nights" WITH &&);--> statement-breakpoint

-- The spans follow the stays and blockings, in the same statement. A stay that is cancelled, or a blocking, gives its nights back.
CREATE FUNCTION "span_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'cancelled' THEN
    DELETE FROM facility_spans WHERE stay_id = NEW.id;
  ELSE
    INSERT INTO facility_spans (facility_id, stay_id, kind, nights)
    VALUES (NEW.facility_id, NEW.id, 'reservation', daterange(NEW.arrival, NEW.departure, '[)'))
    ON CONFLICT (stay_id) DO UPDATE SET facility_id = EXCLUDED.facility_id, nights = EXCLUDED.nights;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stays_spanned" AFTER INSERT OR UPDATE OF "facility_id", "arrival", "departure", "state" ON "stays"
  FOR EACH ROW EXECUTE FUNCTION "span_stay"();--> statement-breakpoint

CREATE FUNCTION "span_blocking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.cancelled_at IS NOT NULL THEN
    DELETE FROM facility_spans WHERE blocking_id = NEW.id;
  ELSE
    INSERT INTO facility_spans (facility_id, blocking_id, kind, nights)
    VALUES (NEW.facility_id, NEW.id, NEW.kind, daterange(NEW.date_from, NEW.date_to, '[)'))
    ON CONFLICT (blocking_id) DO UPDATE SET facility_id = EXCLUDED.facility_id, kind = EXCLUDED.kind, nights = EXCLUDED.nights;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "room_blockings_spanned" AFTER INSERT OR UPDATE OF "facility_id", "kind", "date_from", "date_to", "cancelled_at"
  ON "room_blockings" FOR EACH ROW EXECUTE FUNCTION "span_blocking"();--> statement-breakpoint

INSERT INTO "facility_spans" ("facility_id", "stay_id", "kind", "nights")
  SELECT facility_id, id, 'reservation', daterange(arrival, departure, '[)') FROM stays WHERE state <> 'cancelled';--> statement-breakpoint

-- A status was one word until now: what is dated becomes a week's blocking where no stay stands against it.
UPDATE "facilities" SET "is_inactive" = true WHERE "facility_status" = 'inactive';--> statement-breakpoint
INSERT INTO "room_blockings" ("property_id", "facility_id", "kind", "reason_code", "date_from", "date_to")
  SELECT f.property_id, f.id, f.facility_status, 'maintenance', current_date, current_date + 7 FROM facilities f
  WHERE f.facility_status IN ('out_of_service', 'out_of_order', 'internal_use', 'hold', 'out_of_inventory')
    AND NOT EXISTS (SELECT 1 FROM facility_spans s
      WHERE s.facility_id = f.id AND s.nights && daterange(current_date, current_date + 7, '[)'));--> statement-breakpoint
ALTER TABLE "facilities" DROP COLUMN "facility_status";--> statement-breakpoint

-- A picture has one owner at most besides its property; the schema's files would import each other in a circle for these.
ALTER TABLE "images" ADD CONSTRAINT "images_of_facility" FOREIGN KEY ("facility_id") REFERENCES "facilities"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_of_facility_type" FOREIGN KEY ("facility_type_id") REFERENCES "facility_types"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_of_addon" FOREIGN KEY ("addon_id") REFERENCES "addons"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_one_owner" CHECK (num_nonnulls("facility_id", "facility_type_id", "addon_id") <= 1);
