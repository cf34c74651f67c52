// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import * as section from '../../src/machines/accounting/accounting.machine.ts'
import { noReportingCode } from '../../src/api/reporting.ts'
import * as select from '../../src/machines/query/query.selectors.ts'
import { entriesOf, entryOf, reportOf, trialOf } from '../support/accounting-records.ts'
import { openProperty } from '../support/property-actor.ts'
import { inlineThread } from '../support/import-actor.ts'
import { property } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const here = `/hotel-management/properties/${property().prefix}/accounting-report`
const march = '?period=own&from=2026-03-01&to=2026-03-31'
const asked = { property_id: property().id, from: '2026-03-01', to: '2026-03-31', basis: 'business_date' }
const figure = '&figure=net&row=ROOM&currency=EUR'

function open(search = march) {
  const held = openProperty()
  const input = { ...held.input, startThread: async () => inlineThread() }
  const accounting = held.start(section.accountingMachine, { input })
  const go = (to: string, pathname = here) => accounting.send({ type: 'location.changed', pathname, search: to })
  go(search)
  /** Calls beside that of the schedules, which each report asks for. */
  const calls = () => held.calls.filter(({ url }) => !url.includes('report_schedules'))
  const variables = () =>
    calls()
      .filter(({ json }) => json)
      .map(({ json }) => (JSON.parse(json!) as { variables: Record<string, unknown> }).variables)
  const reply = async (at: number, data: unknown) => {
    calls()[at]!.answer({ data })
    await settled()
  }
  const { report, entries, file } = accounting.getSnapshot().context
  const correction = () => section.selectCorrection(accounting.getSnapshot())!
  const said = () => held.notices.received.map(({ text }) => String(text).replace(/\s/g, ' '))
  return { ...held, calls, accounting, report, entries, file, correction, go, variables, reply, said }
}

test('the report in the address is requested once, shown, and announced with its balance', async () => {
  const { variables, reply, said, report, parent, go } = open()
  expect(variables()).toEqual([{ ...asked, tab: 'revenue', group_by: 'account', compare: 'none' }])
  await reply(0, { accounting_report: reportOf() })
  expect(select.selectData(report.getSnapshot())).toEqual({ kind: 'report', report: reportOf() })
  expect(said()).toEqual(['Revenue, 1 – 31 Mar 2026: 2 rows. Everything balances.'])
  go(march)
  go(`${march}&sort=-net`)
  expect(variables()).toHaveLength(1)
  expect(parent.types()).toEqual(['location.accepted', 'location.accepted', 'location.accepted'])
})

test('a comparison is announced with its period', async () => {
  const { reply, said } = open(`${march}&compare=previous_year`)
  await reply(0, { accounting_report: reportOf({ compared: { from: '2025-03-01', to: '2025-03-31' } }) })
  expect(said()).toEqual(['Revenue, 1 – 31 Mar 2026, compared with 1 – 31 Mar 2025: 2 rows. Everything balances.'])
})

test('an unbalanced report is announced as unbalanced', async () => {
  const { reply, said } = open()
  const [books] = reportOf().currencies
  const checks = [{ ...books!.checks[0]!, right: 6, holds: false }]
  await reply(0, { accounting_report: reportOf({ currencies: [{ ...books!, checks }] }) })
  expect(said()).toEqual(['Revenue, 1 – 31 Mar 2026: 2 rows. The books do not balance.'])
})

test('the trial balance is a separate request without groups and comparison', async () => {
  const { variables, reply, report } = open(`${march}&tab=trial_balance&group_by=date&compare=previous_year`)
  expect(variables()).toEqual([asked])
  await reply(0, { trial_balance: trialOf() })
  expect(select.selectData(report.getSnapshot())?.kind).toBe('trial')
})

test('the latest request wins, and an answer to an earlier one changes nothing', async () => {
  const { go, calls, reply, report } = open()
  go(`${march}&compare=previous_year`)
  expect(calls()[0]!.signal.aborted).toBe(true)
  await reply(1, { accounting_report: reportOf({ compared: { from: '2025-03-01', to: '2025-03-31' } }) })
  await reply(0, { accounting_report: reportOf() })
  const answer = select.selectData(report.getSnapshot())
  expect(answer?.kind === 'report' && answer.report.compared).not.toBeNull()
})

test('an invalid period requests nothing, shows the reason, and drops the previous report', async () => {
  const { go, reply, variables, report, accounting } = open()
  await reply(0, { accounting_report: reportOf() })
  go('?period=own&from=2026-03-09&to=2026-03-01')
  expect(variables()).toHaveLength(1)
  expect(select.selectData(report.getSnapshot())).toBeNull()
  expect(section.selectPeriodProblem(accounting.getSnapshot())).toBe('The last day must not be before the first')
  accounting.send({ type: 'file.requested', format: 'csv' })
  expect(variables()).toHaveLength(1)
})

test('an open figure loads its entries once the report has its days, and drops them when closed', async () => {
  const { go, reply, variables, entries, calls } = open(march + figure)
  expect(variables()).toHaveLength(1)
  await reply(0, { accounting_report: reportOf() })
  const question = { ...asked, ledger: 'revenue', currency: 'EUR', group_by: 'account', key: 'ROOM' }
  expect(variables()[1]).toEqual(question)
  await reply(1, { accounting_entries: entriesOf({ next_cursor: '2026-03-02_1' }) })
  go(`${march}${figure}&cursor=2026-03-02_1`)
  expect(variables()[2]).toEqual({ ...question, cursor: '2026-03-02_1' })
  // The previous page stays visible until the next one has loaded.
  expect(select.selectData(entries.getSnapshot())?.next_cursor).toBe('2026-03-02_1')
  go(march)
  expect([calls()[2]!.signal.aborted, select.selectData(entries.getSnapshot())]).toEqual([true, null])
})

test("a figure of the comparison period requests its days, with the row's name in that period", async () => {
  const { reply, variables } = open(
    `${march}&group_by=date&compare=previous_year&figure=compared&row=2026-03-02&currency=EUR`,
  )
  const [books] = reportOf().currencies
  const rows = [{ ...books!.rows[0]!, key: '2026-03-02', compared_key: '2025-03-02' }]
  const compared = { from: '2025-03-01', to: '2025-03-31' }
  await reply(0, { accounting_report: reportOf({ compared, currencies: [{ ...books!, rows }] }) })
  expect(variables()[1]).toMatchObject({ ...compared, group_by: 'date', key: '2025-03-02' })
})

test('opening and closing balances of the trial balance include every day before the period and up to its last day', async () => {
  const { reply, variables, go } = open(`${march}&tab=trial_balance&figure=opening&row=guest+GUEST&currency=EUR`)
  await reply(0, { trial_balance: trialOf() })
  const all = { ...asked, currency: 'EUR', from: '2000-01-01' }
  expect(variables()[1]).toEqual({ ...all, to: '2026-02-28', ledger: 'guest', code: 'GUEST' })
  go(`${march}&tab=trial_balance&figure=closing&row=guest&currency=EUR`)
  expect(variables()[2]).toEqual({ ...all, ledger: 'guest' })
  go(`${march}&tab=trial_balance&figure=debit&currency=EUR`)
  expect(variables()[3]).toEqual({ ...asked, currency: 'EUR' })
})

test('returning to the window reloads everything; after midnight the same address requests other days', async () => {
  vi.setSystemTime('2026-03-31T12:00:00Z')
  const { variables, reply } = open('')
  expect(variables()[0]).toMatchObject({ from: '2026-03-01', to: '2026-03-31' })
  await reply(0, { accounting_report: reportOf() })
  dispatchEvent(new Event('focus'))
  expect(variables()[1]).toEqual(variables()[0])
  await reply(1, { accounting_report: reportOf() })
  vi.setSystemTime('2026-04-01T12:00:00Z')
  dispatchEvent(new Event('online'))
  expect(variables().at(-1)).toMatchObject({ from: '2026-04-01', to: '2026-04-30' })
  vi.useRealTimers()
})

test('a server without accounting is distinguished from a failure', async () => {
  const { calls, report } = open()
  calls()[0]!.answer({ message: 'Nothing here' }, { status: 404 })
  await settled()
  expect(select.selectIsMissing(report.getSnapshot())).toBe(true)
  expect(noReportingCode).toBe('NO_REPORTING')
})

test('an address of another section requests nothing and is passed on', () => {
  const { go, variables, parent } = open()
  go('?tab=taxes', '/hotel-management/properties/elsewhere/accounting-report')
  expect(variables()).toHaveLength(1)
  expect(parent.types()).toEqual(['location.accepted', 'location.accepted'])
})

test('the export requests the same report and names the file after its content', async () => {
  const { accounting, file, reply, variables, files, said } = open()
  await reply(0, { accounting_report: reportOf() })
  accounting.send({ type: 'file.requested', format: 'csv' })
  expect(variables()[1]).toEqual({ ...variables()[0], for_export: true })
  await reply(1, { accounting_report: reportOf() })
  await expect.poll(() => file.getSnapshot().value).toBe('saved')
  expect(files).toEqual([`${property().prefix} revenue 2026-03-01 to 2026-03-31.csv`])
  expect(said().at(-1)).toBe(`${files[0]} was saved.`)
})

test('one posting at a time is reversed, then report and entries are reloaded', async () => {
  const { accounting, correction, reply, variables, calls, said } = open(march + figure)
  await reply(0, { accounting_report: reportOf() })
  await reply(1, { accounting_entries: entriesOf() })
  accounting.send({ type: 'correction.opened', posting: entryOf() })
  const first = correction()
  accounting.send({ type: 'correction.opened', posting: entryOf({ posting_id: 99 }) })
  expect(correction()).toBe(first)
  first.send({ type: 'reason.typed', reason: 'Charged twice' })
  first.send({ type: 'correction.confirmed' })
  calls()[2]!.answer({ data: { posting_id: 13, business_date: '2026-03-03', entries: 2 } })
  await settled()
  expect(variables().slice(2)).toEqual(variables().slice(0, 2))
  expect(said().at(-1)).toBe('The posting was reversed.')
  first.send({ type: 'correction.closed' })
  expect(correction()).toBeNull()
})

test('after a correction the report is read again, also while an earlier reading is on its way', async () => {
  const { accounting, calls, reply, report, said } = open()
  await reply(0, { accounting_report: reportOf() })
  accounting.send({ type: 'correction.opened', posting: entryOf() })
  accounting.send({ type: 'accounting.refreshed' })
  accounting.send({ type: 'correction.applied' })
  expect(calls().map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  const before = said().length
  await reply(2, { accounting_report: reportOf() })
  expect(select.selectIsBusy(report.getSnapshot())).toBe(false)
  expect(said()).toHaveLength(before)
})
