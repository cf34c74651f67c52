import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import { UpdateAddonType } from '../../src/api/contract/addon-type.ts'
import { UpdateAddon } from '../../src/api/contract/addon.ts'
import { UpdateFacilityStatus } from '../../src/api/contract/facility-status.ts'
import { UpdateFacilityType, UpdateFacilityTypeDetails } from '../../src/api/contract/facility-type.ts'
import { UpdateFacility } from '../../src/api/contract/facility.ts'
import { UpdateRoomStatus } from '../../src/api/contract/housekeeping.ts'
import { UpdateProblem } from '../../src/api/contract/problems.ts'
import { RenamePropertyType } from '../../src/api/contract/property-type.ts'
import { UpdateProperty } from '../../src/api/contract/property.ts'
import { conditionWriters, inventoryWriters, problemWriters, statusWriters } from '../access/rules.ts'
import { renameAddonType } from '../addon-types/rename.ts'
import { updateAddon } from '../addons/update.ts'
import { updateFacilityStatus } from '../blockings/update-status.ts'
import type { CallerContext } from '../context.ts'
import type { AccessRule } from '../endpoint.ts'
import { lockFacilities } from '../facilities/find.ts'
import { updateFacility } from '../facilities/update.ts'
import { updateFacilityTypeDetails } from '../facility-types/update-details.ts'
import { updateFacilityType } from '../facility-types/update.ts'
import { updateRoomStatus } from '../housekeeping/update-room-status.ts'
import { validate } from '../http/fields.ts'
import { updateProblem } from '../problems/update.ts'
import { updateProperty } from '../properties/update.ts'
import { renamePropertyType } from '../property-types/rename.ts'
import * as records from './records.ts'
import { requireAllOk } from './undo-errors.ts'

type Values = Record<string, unknown>

/** Reverts changes of one module through its own write functions, with their rules, locks and permission (ADR 0035). */
export interface RevertHandler {
  permission: AccessRule
  /** True for records shared by all properties. Only users assigned to all properties may revert them. */
  isShared?: boolean
  /** Field of `revert` with the id of the record, for entries that name its room as their record. */
  idField?: string
  read: records.ReadRecords
  /** Locks the record until the transaction ends. Needed where the write function takes no version. */
  lock?: (tx: CallerContext, id: number) => Promise<unknown>
  /** Writes the values of `before` over the current record. */
  revert: (tx: CallerContext, now: records.CurrentRecord, before: Values) => Promise<unknown>
}

const propertyFields = [
  'name',
  'property_type_id',
  'status',
  'bookable_date_from',
  'bookable_date_to',
  'timezone',
  'audit_time',
  'currency',
  'check_in_time',
  'check_out_time',
  'address',
  'email',
  'phone',
]
const typeFields = [
  'facility_category_id',
  'name',
  'code',
  'description',
  'base_price',
  'max_adults',
  'max_children',
  'max_occupancy',
  'extra_beds',
  'size_m2',
  'cleaning_minutes',
  'amenity_ids',
]
/** Fields that the short form of a type can write. */
const shortFormFields = new Set(['name', 'code', 'facility_category_id', 'sort_order'])

/** Fields of a whole form: the current values, overwritten by the reverted ones. */
const formOf = (fields: readonly string[], now: Values, before: Values): Values =>
  Object.fromEntries(fields.map((field) => [field, { ...now, ...before }[field] ?? null]))

export const revertHandlers: Partial<Record<ActivityModule, RevertHandler>> = {
  properties: {
    permission: 'access_properties',
    read: records.readProperties,
    revert: (tx, now, before) => {
      const form = { ...formOf(propertyFields, now, before), lock_version: now.lock_version }
      return updateProperty(tx, now.id, validate(UpdateProperty, form))
    },
  },
  property_types: {
    permission: 'manage_properties',
    isShared: true,
    read: records.readPropertyTypes,
    revert: (tx, { id, lock_version }, before) =>
      renamePropertyType(tx, validate(RenamePropertyType, { id, ...before, lock_version })),
  },
  facility_types: {
    permission: inventoryWriters,
    read: records.readFacilityTypes,
    revert: (tx, now, before) => {
      const { id, lock_version } = now
      if (Object.keys(before).every((field) => shortFormFields.has(field)))
        return updateFacilityType(tx, validate(UpdateFacilityType, { id, ...before, lock_version }))
      const form = { id, ...formOf(typeFields, now, before), lock_version }
      return updateFacilityTypeDetails(tx, validate(UpdateFacilityTypeDetails, form))
    },
  },
  facilities: {
    permission: inventoryWriters,
    read: records.readFacilities,
    revert: (tx, { id, lock_version }, before) =>
      updateFacility(tx, validate(UpdateFacility, { id, ...before, lock_version })),
  },
  addon_types: {
    permission: inventoryWriters,
    read: records.readAddonTypes,
    revert: (tx, { id, lock_version }, before) =>
      renameAddonType(tx, validate(UpdateAddonType, { id, ...before, lock_version })),
  },
  addons: {
    permission: inventoryWriters,
    read: records.readAddons,
    revert: (tx, { id, lock_version }, before) =>
      updateAddon(tx, validate(UpdateAddon, { id, ...before, lock_version })),
  },
  housekeeping: {
    permission: conditionWriters,
    read: records.readFacilities,
    lock: (tx, id) => lockFacilities(tx, [id]),
    revert: async (tx, { id }, before) =>
      requireAllOk(await updateRoomStatus(tx, validate(UpdateRoomStatus, { facility_ids: [id], ...before }))),
  },
  blockings: {
    permission: statusWriters,
    idField: 'blocking_id',
    read: records.readBlockings,
    revert: async (tx, now, before) => {
      const { facility_id, kind, date_from, date_to, reason_code, reason, remarks, return_status } = {
        ...now,
        ...before,
      } as Values
      const form = {
        facility_ids: [facility_id],
        facility_status: kind,
        blocking_ids: [now.id],
        lock_version: now.lock_version,
        date_from,
        date_to,
        reason_code,
        reason,
        remarks,
        return_status,
      }
      return requireAllOk(await updateFacilityStatus(tx, validate(UpdateFacilityStatus, form)))
    },
  },
  problems: {
    permission: problemWriters,
    idField: 'problem_id',
    read: records.readProblems,
    revert: (tx, { id, lock_version }, before) =>
      updateProblem(tx, validate(UpdateProblem, { id, ...before, lock_version })),
  },
}
