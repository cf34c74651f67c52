import { expect, test } from 'vitest'
import { committedCorpus } from '../../tools/test-paths/committed-corpus.ts'
import { withProvenRequirements } from '../../tools/qa/recorded-session.ts'

const paths = committedCorpus().flatMap((machine) => machine.paths.filter(({ scenario }) => scenario !== null))
const refused = paths.find(({ id }) => id === 'session.shortest.signedOut.refused')!
const seen = {
  atStart: ['heading: Sign in'],
  later: ['POST v1/login {email,password} +context +form', 'alert: Access denied! Invalid Credentials'],
}

test('a recorded session proves what its replay has observed', () => {
  const { requirements } = withProvenRequirements({ ...refused, requirements: [] }, { [refused.id]: seen })
  expect(requirements).toContain('8.login-401')
  expect(requirements).not.toContain('4.login.success')
})

test('a session that was never replayed proves nothing', () => {
  expect(withProvenRequirements(refused, {}).requirements).toEqual([])
})
