import { expect, test } from 'vitest'
import { randomDelays } from '../../tools/qa/test-server/random-delays.ts'

/** How long each of a hundred calls on this path is held back, in milliseconds. */
async function heldBack(seed: string, path: string, address = '/api/v1/login') {
  let ms = 0
  const { begin, handleFirst } = randomDelays(seed, async (held) => void (ms = held))
  begin('another path')
  await handleFirst(new Request(`http://localhost${address}`))
  begin(path)
  const all: number[] = []
  for (let at = 0; at < 100; at++) {
    ms = 0
    expect(await handleFirst(new Request(`http://localhost${address}`))).toBeNull()
    all.push(ms)
  }
  return all
}

test('a slow server holds some of its answers back, and none for longer than a quarter of a second', async () => {
  const held = (await heldBack('1', 'session.tour')).filter((ms) => ms > 0)
  expect(held.length).toBeGreaterThan(15)
  expect(held.length).toBeLessThan(50)
  expect(new Set(held).size).toBeGreaterThan(10)
  expect(Math.max(...held)).toBeLessThanOrEqual(250)
})

test('it is as slow again where the path is played again, and otherwise for another seed or path', async () => {
  const once = await heldBack('1', 'session.tour')
  expect(await heldBack('1', 'session.tour')).toEqual(once)
  expect(await heldBack('2', 'session.tour')).not.toEqual(once)
  expect(await heldBack('1', 'rooms.tour')).not.toEqual(once)
})

test("the app's own code is not held back", async () => {
  expect(await heldBack('1', 'session.tour', '/assets/main.js')).toEqual(Array.from({ length: 100 }, () => 0))
})
