CREATE SEQUENCE "public"."accounting_postings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounting_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"property_id" integer NOT NULL,
	"business_date" date NOT NULL,
	"posting_date" date NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"ledger" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"classification" text NOT NULL,
	"tax_rate" integer,
	"quantity" bigint DEFAULT 0 NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_method" text,
	"facility_id" integer,
	"facility_name" text,
	"facility_type_id" integer,
	"facility_type" text,
	"addon_id" integer,
	"reference" text NOT NULL,
	"reason" text,
	"corrects" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_entries_posting" ON "accounting_entries" USING btree ("posting_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_entries_corrects" ON "accounting_entries" USING btree ("corrects","line") WHERE "accounting_entries"."corrects" is not null;--> statement-breakpoint
CREATE INDEX "accounting_entries_business" ON "accounting_entries" USING btree ("property_id","ledger","business_date","id");--> statement-breakpoint
CREATE INDEX "accounting_entries_posted" ON "accounting_entries" USING btree ("property_id","ledger","posting_date","id");