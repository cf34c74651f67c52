import { type Posting, chargeLines, reversedLine } from '../../accounting/posting.ts'
import { post } from '../../accounting/post.ts'
import { itemAt } from '../../invariants.ts'
import type { Db } from '../schema.ts'
import { type BookSource, loadBookSource } from './accounting-source.ts'
import { guestBalance, paymentLines, saleOf, stayPostings } from './accounting-stays.ts'
import { nightSummaries, pastSummaries } from './accounting-summaries.ts'
import type { Added } from './add-property.ts'
import type { Random } from './random.ts'

/** Hotels that post every stay separately. The others post each night as a summary. */
const postsByStay = new Set(['harbour-view', 'hill-house', 'casa-azul', 'maison-belleville', 'sakura-terrace'])

/** A hotel where guests may pay the driver in another currency. */
const dollarHotel = 'casa-azul'

function dollarPostings(source: BookSource): Posting[] {
  return [-380, -352, -120, -58, -30, -12, -9, -6, -4, -2].flatMap((offset, index) => {
    const sale = { ...saleOf(source, 'APT', 1 + (index % 2)), currency: 'USD', gross: 5200 * (1 + (index % 2)) }
    const lines = chargeLines([sale])
    const header = { business_date: source.dateAt(offset), reference: `Transfer ${101 + index}` }
    return [
      { ...header, posted_at: source.instantAt(offset, '16:10'), lines },
      {
        ...header,
        posted_at: source.instantAt(offset, '16:40'),
        lines: paymentLines('cash', 'guest', guestBalance(lines), 'USD'),
      },
    ]
  })
}

/** Reverses a few recent postings on the next day: duplicate entry, or wrong room. */
function corrections(
  source: BookSource,
  postings: readonly Posting[],
  ids: readonly number[],
  random: Random,
): Posting[] {
  const today = source.dateAt(0)
  const recent = postings.flatMap((posting, index) => {
    const isCharge = posting.lines.some(({ code, ledger }) => ledger === 'revenue' && code !== 'ROOM')
    const isSmall = posting.lines.length < 5
    return isCharge && isSmall && posting.business_date < today ? [{ posting, id: itemAt(ids, index) }] : []
  })
  return recent
    .filter(({ posting }) => posting.business_date >= source.dateAt(-20) && random.chance(0.12))
    .slice(0, 6)
    .map(({ posting, id }) => ({
      business_date: today,
      posted_at: source.instantAt(0, '00:20'),
      reference: posting.reference,
      reason: random.pick(['Entered twice', 'Charged to the wrong room', 'Was included in the rate']),
      corrects: id,
      lines: posting.lines.map(reversedLine),
    }))
}

/** Adds the accounts of every hotel: over a year of summaries, then two weeks computed from the stays. */
export async function addBooks(db: Db, added: readonly Added[], random: Random, today: Date): Promise<void> {
  for (const property of added) {
    const source = await loadBookSource(db, property, today)
    const { prefix, status = 1, timezone } = source.place
    const of = { id: source.id, timezone, audit_time: null }
    const isByStay = postsByStay.has(prefix)
    const recent = isByStay
      ? source.stays.flatMap((stay) => stayPostings(source, stay, random))
      : nightSummaries(source, random)
    const postings = [
      ...(status === 1 ? pastSummaries(source, isByStay ? 7 : 28, random) : []),
      ...(prefix === dollarHotel ? dollarPostings(source) : []),
      ...recent,
    ]
    const inOrder = postings.toSorted((a, b) => a.posted_at.getTime() - b.posted_at.getTime())
    const ids = await post(db, of, inOrder)
    await post(db, of, corrections(source, inOrder, ids, random))
  }
}
