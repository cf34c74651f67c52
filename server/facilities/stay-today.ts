import { type SQL, sql } from 'drizzle-orm'
import { facilities } from '../db/schema/facilities.ts'
import { stays } from '../db/schema/stays.ts'

/** Always with its table: a select from one table alone would leave it out, and the id would be that of the stay. */
export const facilityId = sql`${facilities}.${sql.identifier('id')}`

/** A guest is in house: what the front office says of a facility. */
export const isInHouse: SQL<boolean> = sql<boolean>`exists (select 1 from ${stays} s
  where s.facility_id = ${facilityId} and s.state = 'in_house')`

/** Where the guests of a facility are on this day, as a list shows it (`stayOf` in view.ts); read from one index. */
export const stayOn = (today: SQL): SQL<string> => sql<string>`(select case
    when bool_or(s.state = 'in_house' and s.departure <= ${today}) then 'due_out'
    when bool_or(s.state = 'in_house') then 'stayover'
    when bool_or(s.state = 'booked' and s.arrival <= ${today} and s.departure > ${today}) then 'arrival'
    when bool_or(s.state = 'departed' and s.departure = ${today}) then 'departed'
    else 'none' end
  from ${stays} s where s.facility_id = ${facilityId} and s.state <> 'cancelled')`

/** What was found against what the front office says (`discrepancyOf` of the contract). */
export const discrepancy: SQL<string> = sql<string>`(case
    when ${facilities.reported_occupancy} = 'vacant' and ${isInHouse} then 'skip'
    when ${facilities.reported_occupancy} = 'occupied' and not ${isInHouse} then 'sleep'
    else 'none' end)`
