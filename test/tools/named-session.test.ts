import { expect, test } from 'vitest'
import { committedCorpus } from '../../tools/paths/committed.ts'
import { proving } from '../../tools/qa/named-session.ts'

const paths = committedCorpus().flatMap((machine) => machine.paths.filter(({ stage }) => stage !== null))
const refused = paths.find(({ id }) => id === 'session.shortest.signedOut.refused')!
const seen = {
  opened: ['heading: Sign in'],
  after: ['POST v1/login {email,password} +context +form', 'alert: Access denied! Invalid Credentials'],
}

test('a recorded session proves what its replay has seen', () => {
  const { requirements } = proving({ ...refused, requirements: [] }, { [refused.id]: seen })
  expect(requirements).toContain('8.login-401')
  expect(requirements).not.toContain('4.login.success')
})

test('one that was never replayed proves nothing', () => {
  expect(proving(refused, {}).requirements).toEqual([])
})
