import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id, 19 MiB, two passes, one lane (quality Q40). The package's enum cannot be used with isolated modules.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of discarded random bytes, so that an unknown account takes as long as a wrong password. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$qgm++9ecjbAQesM8tSG0nw$kJ5ol5SN15xVJzZHCsgLakHv7VDfrSKdUvOdJiDLibw'

// Different keyboards may produce different code points for the same letters.
const normalise = (password: string) => password.normalize('NFC')

/** Hashes a new password. */
export const hashPassword = (password: string) => hash(normalise(password), options)

/** Verifies a password. Without a stored hash it takes equally long and returns false. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? dummyHash, normalise(password))
  return matches && stored !== null
}

/** A password of 128 random bits for the first sign-in. The suffix makes it meet all password rules. */
export const newInitialPassword = () => `${randomBytes(16).toString('base64url')}-aA1`
