import type { ActorRefFrom } from 'xstate'
import type { Section } from '../../paths.ts'
import { type CodeOnDemand, codeOnDemand } from '../code-on-demand.ts'
import type { productsMachine } from '../products/products.machine.ts'

type ProductsLogic = typeof productsMachine

/** A section whose actor runs, by its name. */
export interface OpenSection {
  name: 'products'
  actor: ActorRefFrom<ProductsLogic>
}
export type SectionLogic = ProductsLogic
export type SectionCode = Partial<Record<Section, CodeOnDemand<SectionLogic>>>

/** The machine of each section that has one; its code arrives when the section is first opened. */
export const sectionCode: SectionCode = {
  products: codeOnDemand(() => import('../products/products.machine.ts').then((module) => module.productsMachine)),
}
