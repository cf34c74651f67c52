import { withProperty } from '../../../src/api/property-scope.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import { problem } from '../../support/problem-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { sectionPath } from './housekeeping-scenarios.ts'
import { button, choose, field, menuItem, press, select, type } from './steps.ts'

/* What the scenarios of problems share. */

const properties = 'v1/hotel_management/properties'
export const problemsCall = `GET ${properties}/problems`
export const reportCall = `POST ${properties}/problems`
export const updateCall = `POST ${properties}/update_problem`
export const atProperty = withProperty(openWire().http, property({ id: 1 }))
/** Of the demonstration property: the fifth problem, in progress. The carpet is open and the kettle is done. */
export const wardrobe = problem({
  id: 5,
  facility_id: 26,
  kind: 'furniture',
  text: 'Wardrobe door hangs on one hinge.',
})
export const onProblems = {
  account: 'manager',
  address: '/hotel-management/properties/harbour-view/housekeeping?view=problems',
}
/** The board of Old Mint House with one room, which has no problem. */
export const onBoard = { account: 'manager', address: `${sectionPath}?keyword=103&group=floor` }
/** Another user changes the problem. */
export const changedElsewhere: Action = {
  do: 'elsewhere',
  account: 'regional',
  call: updateCall,
  body: { id: wardrobe.id, priority: 'urgent' },
}

export const chooseKind = choose(select('Kind*'), 'Plumbing')
export const typeText = type(field('What is wrong?*'), 'The tap drips')
export const confirm = press(button('Report the problem'))
export const openReport = [press(button('Actions for 103')), press(menuItem('Report a problem…'))]
/** Reports a problem of the room on the board. */
export const sendReport = [...openReport, chooseKind, typeText, confirm]
