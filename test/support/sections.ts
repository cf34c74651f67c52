import type { CodeOnDemand } from '../../src/on-demand/code-on-demand.ts'
import type { SectionCode, SectionLogic } from '../../src/machines/property/sections.ts'
import { sections } from '../../src/routes/properties.ts'

/** The same code for each section of a property. */
export const everySection = (code: CodeOnDemand<SectionLogic>) =>
  Object.fromEntries(sections.map((section) => [section, code])) as SectionCode
