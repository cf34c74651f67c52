import { maxPhotoBytes, maxPhotos } from '../../api/contract/problems.ts'
import { splitPictures } from '../form/picture.rules.ts'
import { scaledPhoto } from './scaled-photo.ts'
import { phrase } from '../../phrases/phrase.ts'

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

/** Splits chosen files into photos, scaled down, and rejections, worded as on the server. */
export async function splitPhotos(chosen: readonly File[]): Promise<ChosenPhotos> {
  const pictures = await splitPictures(chosen, Infinity)
  const scaled: File[] = []
  // One at a time: a decoded photo takes 50 MB.
  for (const photo of pictures.files) scaled.push(await scaledPhoto(photo))
  const { files, rejections } = await splitPictures(scaled, maxPhotoBytes)
  return { files, rejections: [...pictures.rejections, ...rejections] }
}

/** The chosen photos that may be added to `count` others; those beyond the limit are rejected in a sentence. */
export function withinLimit(count: number, { files, rejections }: ChosenPhotos): ChosenPhotos {
  const free = Math.max(0, maxPhotos - count)
  if (files.length <= free) return { files, rejections }
  return {
    files: files.slice(0, free),
    rejections: [...rejections, phrase('problems.atMostPhotos', { max: maxPhotos })],
  }
}

const rejectionsText = (rejections: readonly string[]): string | null =>
  rejections.length === 0
    ? null
    : rejections.reduce((first, next) => phrase('problems.photoRejections', { first, next }))

/** The photos with further ones, up to the limit, and the sentence about those that were not taken; null if all were. */
export function withPhotos(
  photos: readonly DraftPhoto[],
  chosen: ChosenPhotos,
  newKey: () => string,
): { photos: DraftPhoto[]; error: string | null } {
  const { files, rejections } = withinLimit(photos.length, chosen)
  const added = files.map((file) => ({ key: newKey(), file }))
  return { photos: [...photos, ...added], error: rejectionsText(rejections) }
}
