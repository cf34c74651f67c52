-- A room that a guest has left is dirty by `system`, whoever writes the stay (domain D29). What the guest
-- asked for, and what was found while they were there, goes with them.
CREATE FUNCTION "leave_room"("left_id" integer, "why" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  room facilities%ROWTYPE;
  changed jsonb;
BEGIN
  SELECT * INTO room FROM facilities WHERE id = left_id AND kind = 'room' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT jsonb_agg(jsonb_build_object('field', c.field, 'before', c.was, 'after', c.becomes)) INTO changed
    FROM (VALUES ('housekeeping_status', room.housekeeping_status, 'dirty'), ('service', room.service, 'none'),
                 ('reported_occupancy', room.reported_occupancy, NULL)) c(field, was, becomes)
    WHERE c.was IS DISTINCT FROM c.becomes;
  IF changed IS NULL THEN RETURN; END IF;
  UPDATE facilities SET service = 'none', reported_occupancy = NULL WHERE id = room.id;
  IF room.housekeeping_status <> 'dirty' THEN
    UPDATE facilities SET housekeeping_status = 'dirty', hk_changed_at = now(), hk_changed_by = NULL WHERE id = room.id;
  END IF;
  INSERT INTO activity_log (occurred_at, actor_type, actor_name, property_id, module, event, entity_type, entity_id, entity_label,
                            changes, reason)
    VALUES (now(), 'system', 'system', room.property_id, 'housekeeping',
            CASE room.housekeeping_status WHEN 'dirty' THEN 'housekeeping_changed' ELSE 'condition_changed' END,
            'facility', room.id::text, room.name, changed, why);
END $$;--> statement-breakpoint

CREATE FUNCTION "stay_changes_room"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'departed' AND OLD.state <> 'departed' THEN
    PERFORM leave_room(OLD.facility_id, 'The guest has left');
  ELSIF NEW.state = 'in_house' THEN
    IF OLD.state = 'in_house' AND NEW.facility_id <> OLD.facility_id THEN
      PERFORM leave_room(OLD.facility_id, 'The guest has moved to another room');
    END IF;
    -- What was found before the guest came says nothing of now.
    UPDATE facilities SET reported_occupancy = NULL WHERE id = NEW.facility_id AND reported_occupancy IS NOT NULL
      AND (OLD.state <> 'in_house' OR NEW.facility_id <> OLD.facility_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stays_change_rooms" AFTER UPDATE OF "facility_id", "state" ON "stays"
  FOR EACH ROW EXECUTE FUNCTION "stay_changes_room"();--> statement-breakpoint

-- Whoever watches a board is told which room is not as it was, by whichever instance it was changed: "property:facility".
CREATE FUNCTION "tell_room"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('room_changes', NEW.property_id || ':' || NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "facilities_told" AFTER UPDATE OF "housekeeping_status", "hk_changed_at", "attendant_id", "hk_priority", "service",
    "reported_occupancy", "is_inactive" ON "facilities" FOR EACH ROW
  WHEN ((OLD.housekeeping_status, OLD.hk_changed_at, OLD.attendant_id, OLD.hk_priority, OLD.service, OLD.reported_occupancy, OLD.is_inactive)
    IS DISTINCT FROM (NEW.housekeeping_status, NEW.hk_changed_at, NEW.attendant_id, NEW.hk_priority, NEW.service, NEW.reported_occupancy, NEW.is_inactive))
  EXECUTE FUNCTION "tell_room"();--> statement-breakpoint

CREATE FUNCTION "tell_nights"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('room_changes', OLD.property_id || ':' || OLD.facility_id); END IF;
  -- The same once more is not sent twice.
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('room_changes', NEW.property_id || ':' || NEW.facility_id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stays_told" AFTER INSERT OR UPDATE OR DELETE ON "stays"
  FOR EACH ROW EXECUTE FUNCTION "tell_nights"();--> statement-breakpoint
CREATE TRIGGER "room_blockings_told" AFTER INSERT OR UPDATE OR DELETE ON "room_blockings"
  FOR EACH ROW EXECUTE FUNCTION "tell_nights"();
