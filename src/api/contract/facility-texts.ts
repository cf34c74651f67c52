import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { Facility } from './facility.ts'

/* Texts of a room or asset, on the screen and in a file. */

const stays = {
  arrival: () => phrase('facilities.arrivalToday'),
  stayover: () => phrase('facilities.stayover'),
  due_out: () => phrase('facilities.dueOut'),
  departed: () => phrase('facilities.departed'),
  none: () => '',
} as const
const services = {
  none: () => '',
  dnd: () => phrase('facilities.doNotDisturb'),
  make_up: () => phrase('facilities.makeUpRoom'),
  declined: () => phrase('facilities.serviceDeclined'),
} as const

/** "Occupied, due out", "Vacant, arrival today": occupancy, stay, and service requested by the guest. */
export const stayText = ({ occupancy, stay, service }: Pick<Facility, 'occupancy' | 'stay' | 'service'>): string =>
  factsText([
    occupancy === 'occupied' ? phrase('facilities.occupied') : phrase('facilities.vacant'),
    stays[stay](),
    services[service](),
  ])

/** "2, Annexe, Lake wing": floor, building and section. */
export const placeText = ({ floor, building, section }: Pick<Facility, 'floor' | 'building' | 'section'>): string =>
  factsText([floor, building, section])
