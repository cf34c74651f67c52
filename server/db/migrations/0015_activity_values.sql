-- The server makes the key of what an entry is found by (ADR 0015), values as they are shown. For what was there before, and for what the
-- database writes itself, this comes close: labels, words for codes and dates as shown; ids keep their numbers.
CREATE FUNCTION "activity_value"("field" text, "value" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN field ~* 'password|token|secret|hash' THEN 'Not shown'
    WHEN jsonb_typeof(value) = 'array'
      THEN (SELECT string_agg(activity_value(field, item.value), ', ') FROM jsonb_array_elements(value) item)
    WHEN value #>> '{}' ~ '^\d{4}-(0[1-9]|1[0-2])-\d\d$'
      THEN concat_ws(' ', ltrim(substr(value #>> '{}', 9, 2), '0'),
        ('{Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec}'::text[])[substr(value #>> '{}', 6, 2)::int], substr(value #>> '{}', 1, 4))
    ELSE coalesce('{
    "status": {"0":"Deactivated","1":"Active"},
    "hk_priority": {"0":"Normal","1":"Priority"},
    "is_accessible": {"0":"No","1":"Yes","true":"Yes","false":"No"},
    "smoking": {"0":"No","1":"Yes","true":"Yes","false":"No"},
    "housekeeping_status": {"dirty":"Dirty","cleaning":"Cleaning","pickup":"Pickup","clean":"Clean","inspected":"Inspected"},
    "housekeeping_statuses": {"dirty":"Dirty","cleaning":"Cleaning","pickup":"Pickup","clean":"Clean","inspected":"Inspected"},
    "return_status": {"dirty":"Dirty","cleaning":"Cleaning","pickup":"Pickup","clean":"Clean","inspected":"Inspected"},
    "facility_status": {"available":"Available","out_of_service":"Out of service","out_of_order":"Out of order","internal_use":"Internal use","hold":"Hold","out_of_inventory":"Out of inventory","inactive":"Inactive"},
    "facility_statuses": {"available":"Available","out_of_service":"Out of service","out_of_order":"Out of order","internal_use":"Internal use","hold":"Hold","out_of_inventory":"Out of inventory","inactive":"Inactive"},
    "reason_code": {"maintenance":"Maintenance","leak":"Leak or water damage","renovation":"Renovation","deep_cleaning":"Deep cleaning","pest_control":"Pest control","safety":"Safety or fire check","staff_use":"Staff use","show_room":"Show room","vip_hold":"Held for a guest","seasonal":"Closed for the season","other":"Other"},
    "service": {"none":"None","dnd":"Do not disturb","make_up":"Make up the room","declined":"Service declined"},
    "services": {"none":"None","dnd":"Do not disturb","make_up":"Make up the room","declined":"Service declined"},
    "charging": {"once":"Once","per_night":"Per night","per_person":"Per person","per_person_per_night":"Per person, per night"}
  }'::jsonb -> field ->> (value #>> '{}'), value #>> '{}')
  END
$$;--> statement-breakpoint
CREATE FUNCTION "activity_values"("changes" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(
    coalesce('{
    "property_id": "Property",
    "property_type_id": "Property type",
    "property_type_ids": "Property types",
    "facility_type_id": "Facility type",
    "facility_type_ids": "Facility types",
    "facility_category_id": "Facility category",
    "facility_category_ids": "Facility categories",
    "facility_id": "Facility",
    "addon_id": "Add-on",
    "addon_type": "Add-on type",
    "addon_type_id": "Add-on type",
    "addon_type_ids": "Add-on types",
    "amenity_ids": "Amenities",
    "attendant_id": "Attendant",
    "attendant_ids": "Attendants",
    "user_id": "Person",
    "actor_ids": "By",
    "entity_type": "Kind of record",
    "entity_id": "Record",
    "connecting": "Connecting rooms",
    "connecting_ids": "Connecting rooms",
    "include_ids": "Only these",
    "exclude_ids": "All but these",
    "bookable_date_from": "Bookable from",
    "bookable_date_to": "Bookable until",
    "bookable_status": "Bookable",
    "date_from": "First night",
    "date_to": "Free again on",
    "check_in_time": "Check-in",
    "check_out_time": "Check-out",
    "timezone": "Time zone",
    "hk_priority": "Priority",
    "hk_changed_by": "Changed by",
    "service": "Guest request",
    "services": "Guest requests",
    "reported_occupancy": "Found",
    "return_status": "Condition afterwards",
    "reason_code": "Why",
    "facility_status": "Status",
    "facility_statuses": "Statuses",
    "exluded_facility_statuses": "Statuses left out",
    "is_accessible": "Accessible",
    "smoking": "Smoking allowed",
    "bed_setup": "Beds",
    "max_occupancy": "Most guests",
    "max_adults": "Most adults",
    "max_children": "Most children",
    "size_m2": "Size in m²",
    "cleaning_minutes": "Minutes to clean",
    "base_price": "Base price",
    "sort_order": "Place",
    "sku": "SKU",
    "images": "Pictures",
    "query_type": "Kind",
    "sort": "Sorted by"
  }'::jsonb ->> (change ->> 'field'), translate(change ->> 'field', '_', ' ')) || ' ' ||
    coalesce(activity_value(change ->> 'field', change -> 'before'), 'nothing') || ' → ' ||
    coalesce(activity_value(change ->> 'field', change -> 'after'), 'nothing'), '  ' ORDER BY place)
  FROM jsonb_array_elements(CASE WHEN jsonb_typeof(changes) = 'array' THEN changes ELSE '[]' END) WITH ORDINALITY all_of(change, place)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "activity_search_key"("entry" "activity_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ' ' || regexp_replace(lower(normalize(concat_ws('  ', entry.actor_name, entry.entity_label, entry.reason,
    translate(entry.event, '_', ' '), translate(entry.module, '_', ' '), translate(entry.entity_type, '_', ' '),
    activity_values(entry.changes)), NFKD)), '[\u0300-\u036f]', '', 'g')
$$;--> statement-breakpoint
-- Made anew afterwards: entry by entry it would take much longer.
DROP INDEX "activity_log_search";--> statement-breakpoint
ALTER TABLE "activity_log" DISABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = "search_key" || '  ' ||
  regexp_replace(lower(normalize(activity_values("changes"), NFKD)), '[\u0300-\u036f]', '', 'g') WHERE activity_values("changes") IS NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_log" ENABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
CREATE INDEX "activity_log_search" ON "activity_log" USING gin (coalesce("property_id", 0),"search_key" gin_trgm_ops) WITH (fastupdate=false);
