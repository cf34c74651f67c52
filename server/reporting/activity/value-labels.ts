import { chargingLabels } from '../../../src/api/contract/addon.ts'
import { eventText, moduleText, nounText } from '../../../src/api/contract/activity-texts.ts'
import { amenityGroups } from '../../../src/api/contract/enums.ts'
import { blockingReasons, facilityStatusRules } from '../../../src/api/contract/facility-status.ts'
import { housekeepingNames } from '../../../src/api/contract/housekeeping.ts'
import { problemKinds, problemPriorities, problemStatuses } from '../../../src/api/contract/problems.ts'
import { phrase } from '../../../src/phrases/phrase.ts'

/* Labels for the codes in logged values, in the language of the request. They are the words of the screens. */

type Label = () => string
type Labels = Readonly<Record<string, Label>>

/** Looks labels up at each use, because a rule's `label` depends on the language of the request. */
const ofRules = (rules: Record<string, { label: string }>): Labels =>
  Object.fromEntries(Object.entries(rules).map(([code, rule]) => [code, () => rule.label]))
const ofGetters = (labels: Record<string, string>): Labels =>
  Object.fromEntries(Object.keys(labels).map((code) => [code, () => labels[code] ?? code]))

const yes = () => phrase('activity-log.valueYes')
const no = () => phrase('activity-log.valueNo')
const flags: Labels = { 0: no, 1: yes, true: yes, false: no }
const conditions = ofRules(housekeepingNames)
const statuses = ofRules(facilityStatusRules)
const services: Labels = {
  none: () => phrase('activity-log.valueNone'),
  dnd: () => phrase('activity-log.valueDnd'),
  make_up: () => phrase('activity-log.valueMakeUp'),
  declined: () => phrase('activity-log.valueDeclined'),
}
const occupancies: Labels = {
  vacant: () => phrase('housekeeping.vacant'),
  occupied: () => phrase('housekeeping.occupied'),
}
const sorts: Labels = {
  name: () => phrase('activity-log.loggedField', { field: 'name', words: '' }),
  floor: () => phrase('activity-log.loggedField', { field: 'floor', words: '' }),
  price: () => phrase('activity-log.loggedField', { field: 'price', words: '' }),
  rooms_count: () => phrase('facility-categories.rooms'),
  updated_at: () => phrase('facilities.updated'),
}

/** Labels by field. */
export const labelsOfField: Readonly<Record<string, Labels>> = {
  status: { 0: () => phrase('activity-log.valueDeactivated'), 1: () => phrase('activity-log.valueActive') },
  hk_priority: { 0: () => phrase('activity-log.valueNoRush'), 1: () => phrase('activity-log.valueRush') },
  is_accessible: flags,
  smoking: flags,
  is_paused: flags,
  housekeeping_status: conditions,
  housekeeping_statuses: conditions,
  return_status: conditions,
  facility_status: statuses,
  facility_statuses: statuses,
  exluded_facility_statuses: statuses,
  reason_code: ofGetters(blockingReasons),
  service: services,
  services,
  charging: ofGetters(chargingLabels),
  problem_kind: ofGetters(problemKinds),
  problem_priority: ofGetters(problemPriorities),
  problem_status: ofGetters(problemStatuses),
  kind: { room: () => phrase('facility-categories.room'), asset: () => phrase('facility-categories.asset') },
  query_type: { rooms: () => phrase('facility-categories.rooms'), assets: () => phrase('facility-categories.assets') },
  bookable_status: {
    all: () => phrase('properties.all'),
    bookable: () => phrase('properties.bookable'),
    unbookable: () => phrase('properties.unbookable'),
  },
  group: Object.fromEntries(amenityGroups.map((group) => [group, () => phrase('amenities.groupName', { group })])),
  sort: sorts,
  reported_occupancy: occupancies,
  stays: {
    arrival: () => phrase('housekeeping.arrival'),
    stayover: () => phrase('housekeeping.stayover'),
    due_out: () => phrase('housekeeping.dueOut'),
    departed: () => phrase('housekeeping.departed'),
    none: () => phrase('housekeeping.noStay'),
  },
  discrepancy: {
    none: () => phrase('housekeeping.noDiscrepancy'),
    skip: () => phrase('housekeeping.skip'),
    sleep: () => phrase('housekeeping.sleep'),
  },
  tab: {
    revenue: () => phrase('accounting.revenue'),
    taxes: () => phrase('accounting.taxes'),
    payments: () => phrase('accounting.payments'),
  },
  basis: {
    business_date: () => phrase('accounting.businessDate'),
    posting_date: () => phrase('accounting.postingDate'),
  },
  group_by: {
    account: () => phrase('accounting.account'),
    classification: () => phrase('accounting.classification'),
    tax_rate: () => phrase('accounting.taxRate'),
    payment_method: () => phrase('accounting.paymentMethod'),
    date: () => phrase('accounting.date'),
    facility_type: () => phrase('accounting.facilityType'),
  },
  compare: {
    none: () => phrase('accounting.comparedWithNothing'),
    previous_period: () => phrase('accounting.previousPeriod'),
    previous_year: () => phrase('accounting.previousYear'),
  },
  ledger: {
    revenue: () => phrase('accounting.revenue'),
    tax: () => phrase('accounting.tax'),
    payment: () => phrase('accounting.payments'),
    deposit: () => phrase('accounting.deposits'),
    guest: () => phrase('accounting.guestLedger'),
    city: () => phrase('accounting.cityLedger'),
  },
}

/** Fields whose codes are words of the log itself. */
const logWords: Readonly<Record<string, (code: string) => string>> = {
  modules: moduleText,
  events: eventText,
  entity_type: nounText,
}

/** Label for the code of a field; undefined if it has none. The minus of a descending order isn't shown. */
export const labelOfCode = (field: string, code: string): string | undefined =>
  labelsOfField[field]?.[field === 'sort' ? code.replace(/^-/, '') : code]?.() ?? logWords[field]?.(code)
