DROP INDEX "activity_log_property";--> statement-breakpoint
DROP INDEX "activity_log_at";--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "revert" jsonb;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "search_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint

-- The server makes the key (ADR 0015). For what the database writes itself, and for what was there before, this comes close:
-- accents go, case is folded as far as the database can.
CREATE FUNCTION "activity_search_key"("entry" "activity_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ' ' || regexp_replace(lower(normalize(concat_ws('  ', entry.actor_name, entry.entity_label, entry.reason,
    translate(entry.event, '_', ' '), translate(entry.module, '_', ' '), translate(entry.entity_type, '_', ' ')), NFKD)),
    '[\u0300-\u036f]', '', 'g')
$$;--> statement-breakpoint
ALTER TABLE "activity_log" DISABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = activity_search_key("activity_log");--> statement-breakpoint
ALTER TABLE "activity_log" ENABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
CREATE FUNCTION "key_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := activity_search_key(NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_log_keyed" BEFORE INSERT ON "activity_log"
  FOR EACH ROW WHEN (NEW.search_key = '') EXECUTE FUNCTION "key_activity"();--> statement-breakpoint

CREATE INDEX "activity_log_newest" ON "activity_log" USING btree ("property_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_by_actor" ON "activity_log" USING btree ("property_id","actor_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_by_event" ON "activity_log" USING btree ("property_id","module","event","occurred_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_by_entity" ON "activity_log" USING btree ("property_id","entity_type","entity_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_search" ON "activity_log" USING gin (coalesce("property_id", 0),"search_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "activity_log_undoes" ON "activity_log" USING btree ("undoes") WHERE "activity_log"."undoes" is not null;
