import { afterAll, beforeAll } from 'vitest'
import { type House, openHouse } from '../../../tools/qa/house/house.ts'
import { servePage } from '../../../tools/qa/served.ts'
import { stages } from '../../stages/stages.ts'
import { openPage } from '../../support/browser.ts'
import { walks } from '../../support/walk-events.ts'

export const pathId = 'session.shortest.signedOut.refused'

/** Serves the page of the test paths, with the app for replays, to the tests of this file. */
export function servedTestPaths() {
  let house: House
  beforeAll(async () => {
    const machineOf = (id: string) => [...stages, ...walks].find(({ machine }) => machine.id === id)!.machine
    house = await openHouse({ root: process.cwd(), first: servePage({ root: process.cwd(), machineOf }) })
  }, 240_000)
  afterAll(() => house.close())
  return {
    address: () => house.address,
    open: (search: string, options: Parameters<typeof openPage>[0] = {}) =>
      openPage({ url: house.address, path: `/qa${search}`, tolerates: [/401/], ...options }),
  }
}
