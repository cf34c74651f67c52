-- No two live stays of one facility overlap: the database decides, whatever the code thinks.
ALTER TABLE "stays" ADD CONSTRAINT "stays_window" CHECK ("arrival" < "departure");--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_no_overlap"
  EXCLUDE USING gist ("facility_id" WITH =, daterange("arrival", "departure", '[)') WITH &&)
  WHERE ("state" <> 'cancelled');--> statement-breakpoint

-- The activity log is append-only.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the activity log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint

-- properties.rooms_count and assets_count follow the facilities, once a statement.
CREATE FUNCTION "count_facilities"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE properties p SET rooms_count = p.rooms_count + d.rooms, assets_count = p.assets_count + d.assets
    FROM (SELECT property_id, count(*) FILTER (WHERE kind = 'room') AS rooms, count(*) FILTER (WHERE kind = 'asset') AS assets
          FROM added GROUP BY property_id) d
    WHERE p.id = d.property_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE properties p SET rooms_count = p.rooms_count - d.rooms, assets_count = p.assets_count - d.assets
    FROM (SELECT property_id, count(*) FILTER (WHERE kind = 'room') AS rooms, count(*) FILTER (WHERE kind = 'asset') AS assets
          FROM removed GROUP BY property_id) d
    WHERE p.id = d.property_id;
  ELSE
    UPDATE properties p SET rooms_count = p.rooms_count + d.rooms, assets_count = p.assets_count + d.assets
    FROM (SELECT property_id, sum(room) AS rooms, sum(asset) AS assets FROM (
            SELECT property_id, (kind = 'room')::int AS room, (kind = 'asset')::int AS asset FROM added
            UNION ALL SELECT property_id, -(kind = 'room')::int, -(kind = 'asset')::int FROM removed) both_sides
          GROUP BY property_id HAVING sum(room) <> 0 OR sum(asset) <> 0) d
    WHERE p.id = d.property_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "facilities_counted_in" AFTER INSERT ON "facilities"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_facilities"();--> statement-breakpoint
CREATE TRIGGER "facilities_counted_out" AFTER DELETE ON "facilities"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_facilities"();--> statement-breakpoint
CREATE TRIGGER "facilities_recounted" AFTER UPDATE ON "facilities"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_facilities"();
