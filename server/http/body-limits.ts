const kB = 1024
const MB = 1024 * kB

/** The largest bodies, in bytes. A row of the table takes `write` if it is a POST and says nothing else (ADR 0039). */
export const bodyLimits = {
  none: 0,
  /** An email address and a password of 200 characters each, in any encoding. */
  signIn: 8 * kB,
  /** A form, or 200 ids as multipart/form-data. */
  write: 64 * kB,
  /** Twenty pictures and a form. */
  pictures: 60 * MB,
  /** The texts of one body together: 500 names of a bulk creation. Files lie on disk, texts in memory. */
  texts: 256 * kB,
  /** One file; what is sent beyond it is dropped, and the file is refused on its field. */
  file: 5 * MB,
} as const

/** Files of one body. */
export const mostFiles = 20
