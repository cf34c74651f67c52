import { fixtureArchive } from './api.ts'

/** Makes the database that tests are given copies of, once and before the workers start: two of them would make it twice. */
export async function setup() {
  await fixtureArchive('small')
}
