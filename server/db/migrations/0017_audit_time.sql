ALTER TABLE "properties" ADD COLUMN "audit_time" time;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_audit_time" CHECK ("properties"."audit_time" < '12:00');