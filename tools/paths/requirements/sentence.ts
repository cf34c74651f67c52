import type { Target } from '../action.ts'

/**
 * What a path has to have done to prove a sentence: the id of a state it was in, how the name of a transition it took begins
 * ("password.editing on password.submitted"), how the name of a call's end begins ("session.signedOut.submitting: refused with 401"),
 * or a call that its steps answer or break on the real page. In a call, `{…}` stands for any one part of its address;
 * with a status, only an answer of that status counts.
 */
export type Proof = string | { call: string; status?: number }

/**
 * What is to be seen on the page right after the step, or the start, that proves the sentence, as soon as the page has settled.
 * A `name` is the whole name, and any where it is left out; a `text` is a part of what stands there. As somebody with every permission sees it.
 */
export interface Shown extends Partial<Pick<Target, 'name' | 'in'>> {
  role: string
  /** Is part of what stands in it. */
  text?: string
}

/** A sentence of the spec that can be tested, and what proves it. */
export interface Sentence {
  /** Stable; the number of the spec's section in front. */
  id: string
  /** The spec's own words; a row of a table is told as a sentence, and a list of things one by one. */
  text: string
  /** Any of these. */
  proof: readonly Proof[]
  /** Machines of the screen it is about: those of their paths that prove nothing sharper stand for it. */
  screenOf?: readonly string[]
  shows?: Shown
  /** A path goes where the sentence holds; the figure or colour itself is measured by this test. */
  measuredBy?: string
}

/** The sentences of one part of the spec. */
export interface Section {
  title: string
  sentences: readonly Sentence[]
}
