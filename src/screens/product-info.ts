import { now } from '../clock/now.ts'

/** The version label (requirement 9.version). */
export const version = '1.0.0-alpha'
export const product = 'Hotel Management'
export const copyright = `© ${now().getFullYear()} ${product}. All rights reserved.`
