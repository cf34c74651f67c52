import { hash, verify } from '@node-rs/argon2'

// Argon2id, 19 MiB, two passes, one lane (quality Q40). The package's enum cannot be used under isolated modules.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of random bytes nobody kept: an unknown account costs as much time as a wrong password. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$qgm++9ecjbAQesM8tSG0nw$kJ5ol5SN15xVJzZHCsgLakHv7VDfrSKdUvOdJiDLibw'

// The same letters typed on another keyboard may come as other code points.
const normal = (password: string) => password.normalize('NFC')

/** Hashes a new password. */
export const hashPassword = (password: string) => hash(normal(password), options)

/** Compares; without a stored hash it works as long and says no. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobody, normal(password))
  return matches && stored !== null
}
