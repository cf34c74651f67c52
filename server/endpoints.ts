import { accessEndpoints } from './access/endpoints.ts'
import { accountingEndpoints } from './accounting/endpoints.ts'
import { activityEndpoints } from './activity/endpoints.ts'
import { addonEndpoints } from './addons/endpoints.ts'
import { addonTypeEndpoints } from './addon-types/endpoints.ts'
import { amenityEndpoints } from './amenities/endpoints.ts'
import { blockingEndpoints } from './blockings/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { facilityEndpoints } from './facilities/endpoints.ts'
import { facilityCategoryEndpoints } from './facility-categories/endpoints.ts'
import { facilityTypeEndpoints } from './facility-types/endpoints.ts'
import { housekeepingEndpoints } from './housekeeping/endpoints.ts'
import { imageEndpoints } from './images/endpoints.ts'
import { listViewEndpoints } from './list-views/endpoints.ts'
import { noticeEndpoints } from './notices/endpoints.ts'
import { problemEndpoints } from './problems/endpoints.ts'
import { propertyEndpoints } from './properties/endpoints.ts'
import { propertyTypeEndpoints } from './property-types/endpoints.ts'
import { reportScheduleEndpoints } from './report-schedules/endpoints.ts'
import { groupEndpoints } from './reporting/group/endpoints.ts'
import { reportingEndpoints } from './reporting/endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { userEndpoints } from './users/endpoints.ts'
import { peopleEndpoints } from './users/people-endpoints.ts'

/**
 * All endpoints of the API with their permissions: the published mapping (domain D36). The router, the OpenAPI document
 * and the authorization test use this table.
 */
export const endpoints: readonly Endpoint[] = [
  ...sessionEndpoints,
  ...secondFactorEndpoints,
  ...accessEndpoints,
  ...userEndpoints,
  ...peopleEndpoints,
  ...propertyTypeEndpoints,
  ...propertyEndpoints,
  ...facilityCategoryEndpoints,
  ...facilityTypeEndpoints,
  ...amenityEndpoints,
  ...addonTypeEndpoints,
  ...addonEndpoints,
  ...facilityEndpoints,
  ...blockingEndpoints,
  ...housekeepingEndpoints,
  ...problemEndpoints,
  ...imageEndpoints,
  ...reportingEndpoints,
  ...groupEndpoints,
  ...activityEndpoints,
  ...accountingEndpoints,
  ...searchEndpoints,
  ...listViewEndpoints,
  ...noticeEndpoints,
  ...reportScheduleEndpoints,
]
