import { expect, test } from 'vitest'
import { randomDelays } from '../../tools/qa/test-server/random-delays.ts'

/** The delays of a hundred calls on this path, in milliseconds. */
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

test('a slow server delays some of its answers, and none for longer than a quarter of a second', async () => {
  const held = (await heldBack('1', 'session.tour')).filter((ms) => ms > 0)
  expect(held.length).toBeGreaterThan(15)
  expect(held.length).toBeLessThan(50)
  expect(new Set(held).size).toBeGreaterThan(10)
  expect(Math.max(...held)).toBeLessThanOrEqual(250)
})

test('replaying a path has the same delays; another seed or path has others', async () => {
  const once = await heldBack('1', 'session.tour')
  expect(await heldBack('1', 'session.tour')).toEqual(once)
  expect(await heldBack('2', 'session.tour')).not.toEqual(once)
  expect(await heldBack('1', 'rooms.tour')).not.toEqual(once)
})

test("the app's own code isn't delayed", async () => {
  expect(await heldBack('1', 'session.tour', '/assets/main.js')).toEqual(Array.from({ length: 100 }, () => 0))
})
