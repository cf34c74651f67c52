-- Without roles the database is new: it gets its permissions in their order at the first start (base-data.ts).
INSERT INTO "permissions" ("name") SELECT 'manage_properties' WHERE EXISTS (SELECT FROM "roles") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_permissions" ("role_id", "permission_id")
  SELECT "roles"."id", "permissions"."id" FROM "roles", "permissions"
  WHERE "roles"."name" = 'General Manager' AND "permissions"."name" = 'manage_properties'
  ON CONFLICT DO NOTHING;
