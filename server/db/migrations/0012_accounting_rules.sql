-- The books are immutable: the database refuses, whoever asks (domain D38; ADR 0034).
CREATE FUNCTION "refuse_change_of_books"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'accounting entries are immutable: take the posting back by another' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "accounting_entries_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "accounting_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_books"();--> statement-breakpoint

ALTER TABLE "accounting_entries"
  ADD CONSTRAINT "accounting_entries_ledger" CHECK ("ledger" IN ('revenue', 'tax', 'payment', 'deposit', 'guest', 'city')),
  ADD CONSTRAINT "accounting_entries_classification"
    CHECK ("classification" IN ('rooms', 'food_beverage', 'other_operated', 'misc_income', 'tax', 'settlement')),
  ADD CONSTRAINT "accounting_entries_method" CHECK ("payment_method" IN ('cash', 'card', 'bank_transfer', 'direct_bill')),
  ADD CONSTRAINT "accounting_entries_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "accounting_entries_side" CHECK ("debit" >= 0 AND "credit" >= 0 AND ("debit" = 0 OR "credit" = 0)),
  -- A sum of a million of them is still exact in every client.
  ADD CONSTRAINT "accounting_entries_size" CHECK (abs("gross") <= 9000000000 AND abs("quantity") <= 1000000),
  -- What a line says in net, tax and gross is what it moves.
  ADD CONSTRAINT "accounting_entries_amounts" CHECK ("gross" = "net" + "tax" AND CASE "ledger"
    WHEN 'revenue' THEN "credit" - "debit" = "net"
    WHEN 'tax' THEN "credit" - "debit" = "tax"
    ELSE "debit" - "credit" = "gross" AND "tax" = 0 END);--> statement-breakpoint

-- A posting comes whole, in one statement: its lines begin at 1, so that a second lot of them meets the unique index.
CREATE FUNCTION "check_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong bigint;
BEGIN
  SELECT posting_id INTO wrong FROM added GROUP BY posting_id, currency HAVING sum(debit) <> sum(credit) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % does not balance', wrong USING ERRCODE = 'check_violation';
  END IF;
  SELECT posting_id INTO wrong FROM added GROUP BY posting_id
    HAVING min(line) <> 1 OR max(line) <> count(*) OR min(property_id) <> max(property_id)
      OR min(business_date) <> max(business_date) OR min(posting_date) <> max(posting_date) OR min(posted_at) <> max(posted_at)
      OR count(corrects) NOT IN (0, count(*)) OR min(corrects) <> max(corrects) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is not one whole', wrong USING ERRCODE = 'check_violation';
  END IF;
  SELECT p.posting_id INTO wrong
    FROM (SELECT DISTINCT posting_id, corrects FROM added WHERE corrects IS NOT NULL) p
    CROSS JOIN LATERAL (
      SELECT 1 FROM (SELECT * FROM accounting_entries WHERE posting_id = p.corrects) o
      FULL JOIN (SELECT * FROM added WHERE posting_id = p.posting_id) a USING (line)
      WHERE o.corrects IS NOT NULL
        OR (o.property_id, o.ledger, o.code, o.classification, o.tax_rate, o.payment_method, o.facility_type_id, o.currency,
            o.debit, o.credit, o.quantity, o.net, o.tax)
          IS DISTINCT FROM
           (a.property_id, a.ledger, a.code, a.classification, a.tax_rate, a.payment_method, a.facility_type_id, a.currency,
            a.credit, a.debit, -a.quantity, -a.net, -a.tax)
    ) differs LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is not the mirror of what it takes back', wrong USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounting_entries_checked" AFTER INSERT ON "accounting_entries"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "check_postings"();--> statement-breakpoint

-- All that the report adds up, read from the index alone: one for each basis.
DROP INDEX "accounting_entries_business";--> statement-breakpoint
DROP INDEX "accounting_entries_posted";--> statement-breakpoint
CREATE INDEX "accounting_entries_business" ON "accounting_entries" ("property_id", "ledger", "business_date", "id")
  INCLUDE ("currency", "code", "classification", "tax_rate", "payment_method", "facility_type_id", "quantity", "net", "tax", "gross",
    "debit", "credit");--> statement-breakpoint
CREATE INDEX "accounting_entries_posted" ON "accounting_entries" ("property_id", "ledger", "posting_date", "id")
  INCLUDE ("currency", "code", "classification", "tax_rate", "payment_method", "facility_type_id", "quantity", "net", "tax", "gross",
    "debit", "credit");
