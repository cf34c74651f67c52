import { expect, test } from 'vitest'
import { loadInTurn } from '../../src/on-demand/load-in-turn.ts'

test('parts load one after the other, also after one that fails', async () => {
  const seen: string[] = []
  const part = (name: string, fails: boolean) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    if (fails) throw new Error('offline')
  }
  await loadInTurn([part('calendar', false), part('board', true), part('log', false)])
  expect(seen).toEqual(['calendar begins', 'calendar ends', 'board begins', 'board ends', 'log begins', 'log ends'])
})
