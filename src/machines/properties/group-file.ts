import * as file from '../../api/property-file.ts'
import { notedDownload } from '../ended-work/ended-work.ts'

/* Downloads of the lists of the hotel group. They load on demand, since the property list is on the first screen (performance P1). */

/** The property list as a file. */
export const download = (...args: Parameters<typeof file.download>) =>
  notedDownload(args[0], { list: 'properties' }, () => file.download(...args))

/** The property types as a file. */
export const downloadTypes = (...args: Parameters<typeof file.downloadTypes>) =>
  notedDownload(args[0], { list: 'property-types' }, () => file.downloadTypes(...args))
