import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/schema.ts'

const at = `(d.day + time '22:00') at time zone 'UTC'`

/** Adds `entries` entries of one property over the last two years, five per sale: a charge and its payment. */
export async function fill(db: Db, entries: number, propertyId: number): Promise<void> {
  const sales = Math.round(entries / 5)
  const chunk = 40_000
  for (let from = 0; from < sales; from += chunk)
    await db.execute(
      sql.raw(`with drawn as (
        select n, nextval('accounting_postings') as charge, nextval('accounting_postings') as settled,
          1000 + n % 9000 as net, (array[700, 1000, 2000])[1 + n % 3] as rate, (n % 40)::text as code, 1 + n % 8 as type
        from generate_series(${from + 1}, ${Math.min(from + chunk, sales)}) n
      ), dated as (
        select *, round(net * rate / 10000.0)::int as tax, current_date - (n % 730)::int as day from drawn
      )
      insert into accounting_entries (posting_id, line, property_id, business_date, posting_date, posted_at, ledger, code, name,
        classification, tax_rate, quantity, net, tax, gross, debit, credit, currency, payment_method, facility_id, facility_type_id,
        facility_type, reference)
      select l.posting, l.line, ${propertyId}, d.day, d.day, ${at}, l.ledger, l.code, l.name, l.classification, l.rate, l.quantity,
        l.net, l.tax, l.net + l.tax, l.debit, l.credit, 'EUR', l.method, d.n % 100, d.type, 'Type ' || d.type, 'Sale ' || d.n
      from dated d cross join lateral (values
        (d.charge, 1, 'revenue', 'S' || d.code, 'Sold thing ' || d.code,
          (array['rooms', 'food_beverage', 'other_operated', 'misc_income'])[1 + d.n % 4], d.rate, 1, d.net, d.tax, 0, d.net, null),
        (d.charge, 2, 'tax', 'VAT' || d.rate, 'VAT', 'tax', d.rate, 1, d.net, d.tax, 0, d.tax, null),
        (d.charge, 3, 'guest', 'GUEST', 'Guests', 'settlement', null, 0, d.net + d.tax, 0, d.net + d.tax, 0, null),
        (d.settled, 1, 'payment', 'CARD', 'Card', 'settlement', null, 1, d.net + d.tax, 0, d.net + d.tax, 0,
          (array['card', 'cash', 'bank_transfer'])[1 + d.n % 3]),
        (d.settled, 2, 'guest', 'GUEST', 'Guests', 'settlement', null, 0, -d.net - d.tax, 0, 0, d.net + d.tax, null)
      ) l(posting, line, ledger, code, name, classification, rate, quantity, net, tax, debit, credit, method)`),
    )
  await db.execute(sql.raw('vacuum analyze accounting_entries'))
}
