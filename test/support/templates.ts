import { fixtureArchive } from './api.ts'

/** Creates the database that tests copy, once and before the workers start; otherwise two workers would create it twice. */
export async function setup() {
  await fixtureArchive('small')
}
