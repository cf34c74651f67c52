import { expect, test } from 'vitest'
import { savedReport, outcomeEvent } from '../../src/machines/dialog/dialog-report.ts'

const text = '1 room deleted.'
const undo = { run: () => Promise.resolve([]), text: 'As before.' }

test('a submission is reported in a dialog, and a created record with the default text', () => {
  expect(outcomeEvent(savedReport('Inn', true))).toEqual({ type: 'result.given', result: { text: null } })
  expect(outcomeEvent(savedReport('Inn', false))).toEqual({ type: 'result.given', result: { text: '“Inn” saved.' } })
  expect(outcomeEvent({ text, failed: [], submission: 'deleted' })).toEqual({ type: 'result.given', result: { text } })
})

test.each([
  ['a minor change', { failed: [] }, 'ok'],
  ['a reversible change', { failed: [], submission: 'deleted', undo }, 'ok'],
  ['a partial rejection', { failed: [2], submission: 'deleted' }, 'critical'],
] as const)('%s is reported in a notice', (_, report, tone) => {
  expect(outcomeEvent({ text, ...report })).toEqual({ type: 'notice.given', text, tone })
})
