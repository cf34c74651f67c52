import { type Posting, charge, mirrored } from '../../accounting/posting.ts'
import { post } from '../../accounting/post.ts'
import type { Db } from '../schema.ts'
import { type House, houseOf } from './accounting-house.ts'
import { owedIn, payment, saleOf, stayPostings } from './accounting-stays.ts'
import { nightSummaries, pastSummaries } from './accounting-summaries.ts'
import type { Added } from './add-property.ts'
import type { Random } from './random.ts'

/** Hotels that post every stay separately. The others post each night as a summary. */
const byStay = new Set(['harbour-view', 'hill-house', 'casa-azul', 'maison-belleville', 'sakura-terrace'])

/** A hotel where guests may pay the driver in another currency. */
const inDollars = 'casa-azul'

function dollarPostings(house: House): Posting[] {
  return [-380, -352, -120, -58, -30, -12, -9, -6, -4, -2].flatMap((offset, index) => {
    const sale = { ...saleOf(house, 'APT', 1 + (index % 2)), currency: 'USD', gross: 5200 * (1 + (index % 2)) }
    const lines = charge([sale])
    const at = { business_date: house.dayOf(offset), reference: `Transfer ${101 + index}` }
    return [
      { ...at, posted_at: house.at(offset, '16:10'), lines },
      { ...at, posted_at: house.at(offset, '16:40'), lines: payment('cash', 'guest', owedIn(lines), 'USD') },
    ]
  })
}

/** Reverses a few recent postings on the next day: duplicate entry, or wrong room. */
function corrections(house: House, postings: readonly Posting[], ids: readonly number[], random: Random): Posting[] {
  const today = house.dayOf(0)
  const recent = postings.flatMap((posting, index) => {
    const isCharge = posting.lines.some(({ code, ledger }) => ledger === 'revenue' && code !== 'ROOM')
    const isSmall = posting.lines.length < 5
    return isCharge && isSmall && posting.business_date < today ? [{ posting, id: ids[index]! }] : []
  })
  return recent
    .filter(({ posting }) => posting.business_date >= house.dayOf(-20) && random.chance(0.12))
    .slice(0, 6)
    .map(({ posting, id }) => ({
      business_date: today,
      posted_at: house.at(0, '00:20'),
      reference: posting.reference,
      reason: random.pick(['Entered twice', 'Charged to the wrong room', 'Was included in the rate']),
      corrects: id,
      lines: posting.lines.map(mirrored),
    }))
}

/** Adds the accounts of every hotel: over a year of summaries, then two weeks computed from the stays. */
export async function addBooks(db: Db, added: readonly Added[], random: Random, today: Date): Promise<void> {
  for (const property of added) {
    const house = await houseOf(db, property, today)
    const { prefix, status = 1, timezone } = house.place
    const of = { id: house.id, timezone }
    const isByStay = byStay.has(prefix)
    const recent = isByStay
      ? house.stays.flatMap((stay) => stayPostings(house, stay, random))
      : nightSummaries(house, random)
    const postings = [
      ...(status === 1 ? pastSummaries(house, isByStay ? 7 : 28, random) : []),
      ...(prefix === inDollars ? dollarPostings(house) : []),
      ...recent,
    ]
    const inOrder = postings.toSorted((a, b) => a.posted_at.getTime() - b.posted_at.getTime())
    const ids = await post(db, of, inOrder)
    await post(db, of, corrections(house, inOrder, ids, random))
  }
}
