import { expect, test } from 'vitest'
import { codeOnDemand } from '../../src/on-demand/code-on-demand.ts'

test('callers at the same time share one load, whose code is kept', async () => {
  let loads = 0
  const code = codeOnDemand(async () => {
    loads += 1
    return { loads }
  })
  const [first, second] = await Promise.all([code.load(), code.load()])
  expect([first === second, code.loaded === first, await code.load(), loads]).toEqual([true, true, first, 1])
})

test('after a failure the code is loaded again', async () => {
  let loads = 0
  const code = codeOnDemand(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return 'code'
  })
  await expect(code.load()).rejects.toThrow('offline')
  expect(code.loaded).toBe(null)
  expect(await code.load()).toBe('code')
})
