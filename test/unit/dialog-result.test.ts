import { expect, test } from 'vitest'
import { savedReport, outcomeEvent } from '../../src/machines/dialog/dialog-report.ts'

const text = '1 room deleted.'
const undo = { run: () => Promise.resolve([]), text: 'As before.' }

test('a submission is told in a dialog, one that created a record in the default words', () => {
  expect(outcomeEvent(savedReport('Inn', true))).toEqual({ type: 'result.given', result: { text: null } })
  expect(outcomeEvent(savedReport('Inn', false))).toEqual({ type: 'result.given', result: { text: '“Inn” saved.' } })
  expect(outcomeEvent({ text, failed: [], submission: 'deleted' })).toEqual({ type: 'result.given', result: { text } })
})

test.each([
  ['a lesser change', { failed: [] }, 'ok'],
  ['what can be undone', { failed: [], submission: 'deleted', undo }, 'ok'],
  ['what was refused in part', { failed: [2], submission: 'deleted' }, 'critical'],
] as const)('%s is told in a notice', (_, report, tone) => {
  expect(outcomeEvent({ text, ...report })).toEqual({ type: 'notice.given', text, tone })
})
