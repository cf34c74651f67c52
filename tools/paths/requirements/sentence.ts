/** A sentence of the spec that can be tested. What proves it stands in `tools/paths/evidence.ts`. */
export interface Sentence {
  /** Stable; the number of the spec's section in front. */
  id: string
  /** The spec's own words; a row of a table is told as a sentence, and a list of things one by one. */
  text: string
  /** The figure, colour or store itself is measured by this test. */
  measuredBy?: string
}

/** The sentences of one part of the spec. */
export interface Section {
  title: string
  sentences: readonly Sentence[]
}
