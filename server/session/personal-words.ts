import type { Context } from '../context.ts'
import type { users } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'

type Person = Pick<typeof users.$inferSelect, 'first_name' | 'last_name' | 'email'>

/** Shorter words are also part of other words: Ann is in "planner". */
const fewestLetters = 4

/** Letters and digits alone, in lower case: "Harbour-View" and "harbour view" are the same word. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The words that a person's password must not contain: their names, their email address before the @, the name and the
 * prefix of each property, and the name of the product (ASVS 6.1.2).
 */
async function wordsOf({ db }: Pick<Context, 'db'>, { first_name, last_name, email }: Person): Promise<string[]> {
  const hotels = await db.select({ name: properties.name, prefix: properties.prefix }).from(properties)
  const own = [first_name, last_name, first_name + last_name, email.split('@')[0] ?? '', 'Hotel Management']
  return [...own, ...hotels.flatMap(({ name, prefix }) => [name, prefix])].map(plain)
}

/** True if a password contains a name that others know of the person or of a hotel (ASVS 6.2.11). */
export async function hasPersonalWord(ctx: Pick<Context, 'db'>, person: Person, password: string): Promise<boolean> {
  const typed = plain(password)
  return (await wordsOf(ctx, person)).some((word) => word.length >= fewestLetters && typed.includes(word))
}
