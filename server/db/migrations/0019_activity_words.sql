-- The words of the log's search keys are those of the screens. Each word has one form in new entries, in those that the database keys
-- itself, and in those of earlier versions: none (was: nothing), unassigned (nobody), no request (none), make up room (make up the
-- room), rush (priority), no rush (normal), created (added), failed (tried in vain), someone (somebody).
CREATE OR REPLACE FUNCTION "activity_value"("field" text, "value" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN value IN ('null', '""', '[]') THEN NULL
    WHEN field ~* 'password|token|secret|hash' THEN 'Not shown'
    WHEN jsonb_typeof(value) = 'array'
      THEN (SELECT string_agg(activity_value(field, item.value), ', ') FROM jsonb_array_elements(value) item)
    WHEN field ~ '^(attendant|user|actor|facility|facility_type|facility_category|addon|addon_type|amenity|property|property_type)_ids?$'
      AND value = '0' THEN 'Unassigned'
    WHEN value #>> '{}' ~ '^\d{4}-(0[1-9]|1[0-2])-\d\d$'
      THEN concat_ws(' ', ltrim(substr(value #>> '{}', 9, 2), '0'),
        ('{Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec}'::text[])[substr(value #>> '{}', 6, 2)::int], substr(value #>> '{}', 1, 4))
    ELSE coalesce('{
    "status": {"0":"Deactivated","1":"Active"},
    "hk_priority": {"0":"No rush","1":"Rush"},
    "is_accessible": {"0":"No","1":"Yes","true":"Yes","false":"No"},
    "smoking": {"0":"No","1":"Yes","true":"Yes","false":"No"},
    "housekeeping_status": {"dirty":"Dirty","cleaning":"Cleaning","pickup":"Pickup","clean":"Clean","inspected":"Inspected"},
    "housekeeping_statuses": {"dirty":"Dirty","cleaning":"Cleaning","pickup":"Pickup","clean":"Clean","inspected":"Inspected"},
    "return_status": {"dirty":"Dirty","cleaning":"Cleaning","pickup":"Pickup","clean":"Clean","inspected":"Inspected"},
    "facility_status": {"available":"Available","out_of_service":"Out of service","out_of_order":"Out of order","internal_use":"Internal use","hold":"Hold","out_of_inventory":"Out of inventory","inactive":"Inactive"},
    "facility_statuses": {"available":"Available","out_of_service":"Out of service","out_of_order":"Out of order","internal_use":"Internal use","hold":"Hold","out_of_inventory":"Out of inventory","inactive":"Inactive"},
    "exluded_facility_statuses": {"available":"Available","out_of_service":"Out of service","out_of_order":"Out of order","internal_use":"Internal use","hold":"Hold","out_of_inventory":"Out of inventory","inactive":"Inactive"},
    "reason_code": {"maintenance":"Maintenance","leak":"Leak or water damage","renovation":"Renovation","deep_cleaning":"Deep cleaning","pest_control":"Pest control","safety":"Safety or fire check","staff_use":"Staff use","show_room":"Show room","vip_hold":"Held for a guest","seasonal":"Closed for the season","other":"Other"},
    "service": {"none":"No request","dnd":"Do not disturb","make_up":"Make up room","declined":"Service declined"},
    "services": {"none":"No request","dnd":"Do not disturb","make_up":"Make up room","declined":"Service declined"},
    "charging": {"once":"Once","per_night":"Per night","per_person":"Per person","per_person_per_night":"Per person, per night"},
    "problem_kind": {"plumbing":"Plumbing","electrical":"Electrical","climate":"Heating or air conditioning","furniture":"Furniture","equipment":"Equipment","cleaning":"Cleaning","lost_and_found":"Lost and found","note":"Note"},
    "problem_priority": {"urgent":"Urgent","normal":"Normal","low":"Low"},
    "problem_status": {"open":"Open","in_progress":"In progress","done":"Done"}
  }'::jsonb -> field ->> (value #>> '{}'),
      CASE WHEN jsonb_typeof(value) = 'boolean' THEN CASE WHEN value = 'true' THEN 'Yes' ELSE 'No' END END, value #>> '{}')
  END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "activity_values"("changes" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
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
    "problem_kind": "Kind",
    "problem_text": "Problem",
    "problem_priority": "Priority",
    "problem_status": "Status",
    "room_blocked": "Room blocked",
    "query_type": "Kind",
    "sort": "Sorted by"
  }'::jsonb ->> (change ->> 'field'), translate(change ->> 'field', '_', ' ')) || ' ' ||
    coalesce(activity_value(change ->> 'field', change -> 'before'), 'none') || ' → ' ||
    coalesce(activity_value(change ->> 'field', change -> 'after'), 'none'), '  ' ORDER BY place)
  FROM jsonb_array_elements(CASE WHEN jsonb_typeof(changes) = 'array' THEN changes ELSE '[]' END) WITH ORDINALITY all_of(change, place)
$$;--> statement-breakpoint
-- Made anew afterwards: entry by entry it would take much longer.
DROP INDEX "activity_log_search";--> statement-breakpoint
ALTER TABLE "activity_log" DISABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = ' someone' || substr("search_key", length(' somebody') + 1)
  WHERE "actor_type" = 'anonymous' AND starts_with("search_key", ' somebody not signed in ');--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = replace("search_key", ' tried in vain to sign in ', ' failed to sign in ')
  WHERE "event" = 'sign_in_failed';--> statement-breakpoint
-- The verb follows the actor. A record may have the same word in its name.
WITH "sentence" AS (
  SELECT "id" AS "entry", ' ' || CASE "actor_type" WHEN 'system' THEN 'the system' WHEN 'anonymous' THEN 'someone not signed in'
    ELSE regexp_replace(lower(normalize("actor_name", NFKD)), '[\u0300-\u036f]', '', 'g') END AS "actor"
  FROM "activity_log" WHERE "event" IN ('created', 'user_created'))
UPDATE "activity_log" SET "search_key" = "actor" || ' created ' || substr("search_key", length("actor" || ' added ') + 1)
  FROM "sentence" WHERE "id" = "entry" AND starts_with("search_key", "actor" || ' added ');--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = regexp_replace(regexp_replace(
    replace("search_key", 'make up the room', 'make up room'),
    'guest request none → ', 'guest request no request → ', 'g'),
    '(guest request [^→]* → |guest requests (?:[^→]* → )?)none\M', '\1no request', 'g')
  WHERE "changes" @> '[{"field":"service"}]' OR "changes" @> '[{"field":"services"}]';--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = regexp_replace(regexp_replace(regexp_replace(regexp_replace("search_key",
    '\mpriority (nothing|none|normal|priority) → normal\M', 'priority \1 → no rush', 'g'),
    '\mpriority (nothing|none|normal|priority) → priority\M', 'priority \1 → rush', 'g'),
    '\mpriority normal\M', 'priority no rush', 'g'),
    '\mpriority priority\M', 'priority rush', 'g')
  WHERE "changes" @> '[{"field":"hk_priority"}]';--> statement-breakpoint
UPDATE "activity_log" SET "search_key" = regexp_replace("search_key", '\mnobody\M', 'unassigned', 'g')
  WHERE "changes" @> '[{"field":"attendant_ids"}]' AND "search_key" LIKE '%nobody%';--> statement-breakpoint
UPDATE "activity_log" SET "search_key" =
    regexp_replace(replace("search_key", ' nothing → ', ' none → '), ' → nothing(?=,|  |$)', ' → none', 'g')
  WHERE "search_key" LIKE '% nothing%';--> statement-breakpoint
ALTER TABLE "activity_log" ENABLE TRIGGER "activity_log_append_only";--> statement-breakpoint
CREATE INDEX "activity_log_search" ON "activity_log" USING gin (coalesce("property_id", 0),"search_key" gin_trgm_ops) WITH (fastupdate=false);
