import { now } from '../clock/now.ts'
import { phrase } from '../phrases/phrase.ts'

/** The version label (requirement 9.version). */
export const version = '1.0.0-alpha'
export const product = phrase('states.hotelManagement')
export const copyright = phrase('states.copyright', { year: now().getFullYear(), product })
