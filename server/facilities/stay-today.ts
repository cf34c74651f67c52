import { type SQL, sql } from 'drizzle-orm'
import { facilities } from '../db/schema/facilities.ts'
import { stays } from '../db/schema/stays.ts'

/**
 * Always qualified by its table. A select from one table leaves the qualifier out, and inside a subquery the id would
 * be that of the stay.
 */
export const facilityId = sql`${facilities}.${sql.identifier('id')}`

/** True if a guest is in house, according to the front office. */
const isInHouse: SQL<boolean> = sql<boolean>`exists (select 1 from ${stays} s
  where s.facility_id = ${facilityId} and s.state = 'in_house')`

/** Stay status of a group of stays `s` on this day, same as `stayOf` in view.ts. */
const stayOfGroup = (today: SQL): SQL<string> => sql<string>`case
    when bool_or(s.state = 'in_house' and s.departure <= ${today}) then 'due_out'
    when bool_or(s.state = 'in_house') then 'stayover'
    when bool_or(s.state = 'booked' and s.arrival <= ${today} and s.departure > ${today}) then 'arrival'
    when bool_or(s.state = 'departed' and s.departure = ${today}) then 'departed'
    else 'none' end`

/** Stay status of a facility on this day; read from one index. */
export const stayOn = (today: SQL): SQL<string> => sql<string>`(select ${stayOfGroup(today)}
  from ${stays} s where s.facility_id = ${facilityId} and s.state <> 'cancelled')`

/** Stay status of the facilities of a property that have a stay in house, booked, or departed on this day. */
export const staysOn = (property: SQL, today: SQL): SQL => sql`select s.facility_id, ${stayOfGroup(today)} as stay
  from ${stays} s where s.property_id = ${property} and s.state <> 'cancelled'
    and (s.state = 'in_house' or s.departure >= ${today})
  group by s.facility_id`

/** Report compared with the front office, same as `discrepancyOf` in the contract. */
export const discrepancy: SQL<string> = sql<string>`(case
    when ${facilities.reported_occupancy} = 'vacant' and ${isInHouse} then 'skip'
    when ${facilities.reported_occupancy} = 'occupied' and not ${isInHouse} then 'sleep'
    else 'none' end)`
