import { phrase } from '../../src/phrases/phrase.ts'
import { HttpError } from '../errors.ts'

const kB = 1024
const MB = 1024 * kB

/** Largest bodies in bytes. `write` is the default of a POST endpoint (ADR 0039). */
export const bodyLimits = {
  none: 0,
  /** An email address and a password of 200 characters each, in any encoding. */
  signIn: 8 * kB,
  /** A form, or 200 ids as multipart/form-data. */
  write: 64 * kB,
  /** Twenty pictures and a form. */
  pictures: 60 * MB,
  /** All texts of one body: 500 names of a bulk creation. Files are on disk, texts in memory. */
  texts: 256 * kB,
  /** One file. Bytes beyond the limit are dropped, and the file gets a field error. */
  file: 5 * MB,
} as const

/** Most files of one body. */
export const maxFiles = 20

/** 413. The rest of the body is not read. */
export const tooLarge = (limit: number) =>
  new HttpError(413, phrase('server.tooLarge', { size: Math.round(limit / 1024) }), { code: 'TOO_LARGE' })
