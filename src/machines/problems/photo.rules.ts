import { maxPhotoBytes, maxPhotos } from '../../api/contract/problems.ts'
import { splitPictures } from '../form/picture.rules.ts'

/** A photo of a report, with a key for the list. */
export interface DraftPhoto {
  key: string
  file: File
}

/** Photos that were chosen, and why others were not taken. */
export interface ChosenPhotos {
  files: File[]
  rejections: string[]
}

/** Splits chosen files into photos that the server takes and rejections, worded as on the server. */
export const splitPhotos = (chosen: readonly File[]): Promise<ChosenPhotos> => splitPictures(chosen, maxPhotoBytes)

/** The photos with further ones, up to the limit, and the sentence about those that were not taken; null if all were. */
export function withPhotos(
  photos: readonly DraftPhoto[],
  { files, rejections }: ChosenPhotos,
  newKey: () => string,
): { photos: DraftPhoto[]; error: string | null } {
  const free = Math.max(0, maxPhotos - photos.length)
  const added = files.slice(0, free).map((file) => ({ key: newKey(), file }))
  const errors = files.length > free ? [...rejections, `At most ${maxPhotos} photos`] : rejections
  return { photos: [...photos, ...added], error: errors.length > 0 ? errors.join('. ') : null }
}
