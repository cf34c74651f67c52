-- Without roles the database is new: it gets its permissions in their order at the first start (base-data.ts).
INSERT INTO "permissions" ("name") SELECT 'view_account_activity' WHERE EXISTS (SELECT FROM "roles") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_permissions" ("role_id", "permission_id")
  SELECT "roles"."id", "permissions"."id" FROM "roles", "permissions"
  WHERE "roles"."name" IN ('General Manager', 'Auditor') AND "permissions"."name" = 'view_account_activity'
  ON CONFLICT DO NOTHING;--> statement-breakpoint

-- In the database, so that every writer does it: other services of the suite write accounts too. A removed account takes its sessions with it.
CREATE FUNCTION "end_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "sessions" SET "revoked_at" = now() WHERE "user_id" = NEW."id" AND "revoked_at" IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_end_sessions" AFTER UPDATE OF "status", "password_hash" ON "users"
  FOR EACH ROW WHEN (NEW."status" = 0 OR NEW."password_hash" <> OLD."password_hash") EXECUTE FUNCTION "end_sessions"();--> statement-breakpoint
UPDATE "sessions" SET "revoked_at" = now() FROM "users"
  WHERE "users"."id" = "sessions"."user_id" AND "users"."status" = 0 AND "sessions"."revoked_at" IS NULL;
