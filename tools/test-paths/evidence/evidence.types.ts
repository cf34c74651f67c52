/** What the headers of a call say. */
export type HeaderMark = 'bearer' | 'context' | 'form' | 'credentials'

export interface CallEvidence {
  /** Method and address. A part in braces matches any one part. */
  call: string
  /** Names in the query or body. One call must have all of them. */
  params?: readonly string[]
  marks?: readonly HeaderMark[]
  isWithoutBody?: boolean
}

/** What a path must have observed to prove a requirement. All fields must match. */
export interface Evidence {
  calls?: readonly CallEvidence[]
  /** Exact texts, each prefixed with its place: `dialog: Success`. */
  texts?: readonly string[]
  /** Every call that can carry this header does, and there is at least one. */
  everyCall?: HeaderMark
  /** Accepts only paths of these machines. Texts at the opening count too, because a user has opened the page. */
  machines?: readonly string[]
  /** With `machines`: doesn't count the opening. */
  isOnlyLater?: boolean
}
