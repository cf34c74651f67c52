import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate'
import type { Section } from '../../paths.ts'
import { type CodeOnDemand, codeOnDemand } from '../code-on-demand.ts'
import type { productsMachine } from '../products/products.machine.ts'

/** The actor of each section that has one, by its name in the address. */
export interface SectionRefs {
  products: ActorRefFrom<typeof productsMachine>
}
export type SectionName = keyof SectionRefs

/** A section whose actor runs. */
export interface OpenSection {
  name: SectionName
  actor: AnyActorRef
}

/**
 * Any section's machine: it is handed the open property's capability, is told `location.changed`, and answers
 * `address.followed` once nothing unsaved stands against the new address.
 */
export type SectionLogic = AnyStateMachine
export type SectionCode = Partial<Record<Section, CodeOnDemand<SectionLogic>>>

/** Its code arrives when the section is first opened. */
export const sectionCode: Record<SectionName, CodeOnDemand<SectionLogic>> = {
  products: codeOnDemand(() => import('../products/products.machine.ts').then((module) => module.productsMachine)),
}
