CREATE TABLE "activity_seals" (
	"place" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"salt" uuid,
	"digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"erased_digest" "bytea",
	"erased_by" bigint,
	CONSTRAINT "activity_seals_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "activity_unsealed" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What a seal covers: every column but the search key, which is made from the others. A column that is added later is not covered
-- until a new version of this function covers it for the entries from then on.
CREATE FUNCTION "activity_content"("entry" "activity_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(entry.id, (extract(epoch FROM entry.occurred_at) * 1000000)::bigint, entry.actor_type, entry.actor_id,
    entry.actor_name, entry.property_id, entry.module, entry.event, entry.entity_type, entry.entity_id, entry.entity_label, entry.changes,
    entry.reason, entry.request_id, entry.ip, entry.revert, entry.undoes)::text
$$;--> statement-breakpoint
CREATE FUNCTION "activity_digest"("entry" "activity_log", "salt" uuid) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(coalesce(salt::text, '') || activity_content(entry), 'UTF8'))
$$;--> statement-breakpoint
CREATE FUNCTION "queue_for_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_unsealed (entry_id) SELECT id FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_log_unsealed" AFTER INSERT ON "activity_log"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queue_for_seal"();--> statement-breakpoint
INSERT INTO "activity_unsealed" ("entry_id") SELECT "id" FROM "activity_log";--> statement-breakpoint
-- Erasure and the end of the period of keeping change the log, in a transaction that says so. The chain records both.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' AND current_setting('back_office.may_change_activity', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the activity log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_seals_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
