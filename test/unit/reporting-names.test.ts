import { expect, test } from 'vitest'
import { accountingBases, accountingGroups, comparisons, reportTabs } from '../../src/api/contract/accounting.ts'
import { activityModules, activityScopes } from '../../src/api/contract/activity-log.ts'
import { parseAccounting } from '../../src/routes/accounting.ts'
import { modules, scopes } from '../../src/routes/activity-log.ts'

test('the address of the log knows every module and scope of the API, and no other', () => {
  expect([...modules].toSorted()).toEqual([...activityModules].toSorted())
  expect([...scopes].toSorted()).toEqual([...activityScopes].toSorted())
})

test.each([
  ...reportTabs.map((value) => ['tab', value]),
  ...accountingBases.map((value) => ['basis', value]),
  ...accountingGroups.map((value) => ['group_by', value]),
  ...comparisons.map((value) => ['compare', value]),
] as const)('the address of the report knows %s=%s of the API', (name, value) => {
  expect(parseAccounting(`?${name}=${value}`)).toMatchObject({ [name]: value })
})
