// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { currentCorpus } from '../../tools/paths/current.ts'
import { disagreements, howToMend } from '../../tools/paths/lists.ts'

test('what is proven is seen by a replay, and what is not is listed with its reason', () => {
  expect(howToMend(disagreements(currentCorpus()))).toBe('')
}, 240_000)
