import { expect, test } from 'vitest'
import { press, tabTo } from './steps/focus.ts'
import { lane, openHousekeeping, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'
import { listen, spokenFocus } from './steps/spoken.ts'

const server = ownServer()

test('a screen reader speaks a room from dirty to inspected', async () => {
  const { plain } = await roomsAt(server.url())
  const [room] = await plain('dirty')
  const { name } = room!
  const page = await openHousekeeping(`?keyword=${name}`, { account: 'manager', url: server.url() })
  await page.getByRole('status').filter({ hasText: 'Live' }).waitFor()
  const said = await listen(page)
  const log: string[] = []
  for (const [step, status] of [
    ['Start cleaning', 'Cleaning'],
    ['Finish cleaning', 'Clean'],
    ['Pass inspection', 'Inspected'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: `${step} ${name}`, exact: true }))
    log.push(await spokenFocus(page))
    await press(page, 'Enter')
    const heard: string[] = []
    const done = `set to ${status.toLowerCase()}`
    await expect.poll(async () => heard.push(...(await said())) > 0 && heard.join('\n')).toContain(done)
    log.push(...heard)
    // Its card is still in the lane that it leaves.
    const left = { Cleaning: 'Dirty', Clean: 'Cleaning', Inspected: 'Clean' }[status]
    await page.getByRole('heading', { name: new RegExp(`^${left} ?, 0 rooms, 1 changed$`) }).waitFor()
    // The room moves when the focus has left its card (ADR 0048).
    await tabTo(page, page.getByRole('searchbox', { name: 'Keyword' }))
    await lane(page, status)
      .getByRole('button', { name: `Actions for ${name}` })
      .waitFor()
  }
  await tabTo(page, page.getByRole('button', { name: `Actions for ${name}`, exact: true }))
  log.push(await spokenFocus(page))
  expect(log.map((phrase) => phrase.replaceAll(name, '101'))).toEqual([
    'Start cleaning 101, button',
    'Room 101 set to cleaning.',
    'Finish cleaning 101, button',
    'Room 101 set to clean.',
    'Pass inspection 101, button',
    'Room 101 set to inspected.',
    'Actions for 101, button, has menu',
  ])
})
