import { expect, test } from 'vitest'
import { committedCorpus } from '../../tools/paths/committed.ts'
import { proving } from '../../tools/qa/named-session.ts'

const paths = committedCorpus().flatMap((machine) => machine.paths.filter(({ stage }) => stage !== null))

test('a recorded session proves what the same steps prove as a path', () => {
  const recorded = proving({
    ...paths.find(({ id }) => id === 'session.shortest.signedOut.refused')!,
    requirements: [],
  })
  expect(recorded.requirements).toContain('4.login.pending')
  expect(recorded.requirements).toContain('8.login-401')
  expect(recorded.requirements).not.toContain('4.login.success')
})

test('every recorded session proves something', () => {
  const silent = paths.filter((path) => proving({ ...path, requirements: [] }).requirements.length === 0)
  expect(silent.map(({ id }) => id)).toEqual([])
})
