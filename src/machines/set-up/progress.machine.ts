import type { SetUp } from '../../api/contract/set-up.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as setUp from '../../api/set-up.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { progressText } from './steps.rules.ts'

/** Query of what a property has so far. */
export const setUpProgressMachine = createQueryMachine<object, SetUp>({
  id: 'setUpProgress',
  read: (scope: PropertyScope, _query, signal) => setUp.view(scope, signal),
  keyOf: () => '',
  announcement: progressText,
})
