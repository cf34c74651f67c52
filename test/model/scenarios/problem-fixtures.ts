import { withProperty } from '../../../src/api/property-scope.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import { problem } from '../../support/problem-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

/* What the scenarios of problems share. */

const properties = 'v1/hotel_management/properties'
export const problemsCall = `GET ${properties}/problems`
export const updateCall = `POST ${properties}/update_problem`
export const atProperty = withProperty(openWire().http, property({ id: 1 }))
/** Of the demonstration property: the fifth problem, in progress. The carpet is open and the kettle is done. */
export const wardrobe = problem({ id: 5, kind: 'furniture', text: 'Wardrobe door hangs on one hinge.' })
export const onProblems = {
  account: 'manager',
  address: '/hotel-management/properties/harbour-view/housekeeping?view=problems',
}
/** Another user changes the problem. */
export const changedElsewhere: Action = {
  do: 'elsewhere',
  account: 'manager',
  call: updateCall,
  body: { id: wardrobe.id, priority: 'urgent' },
}
