import type { Section } from '../../routes/properties.ts'
import type { PropertySnapshot } from './property.machine.ts'
import { selectionMessage } from './property.rules.ts'
import type { SectionRefs } from './sections.ts'

export const selectPrefix = (property: PropertySnapshot) => property.context.prefix
export const selectProperty = (property: PropertySnapshot) => property.context.property
/** The actor of the open section; null while its code loads. */
export const selectSection = (property: PropertySnapshot) => property.context.section
/** The same actor, if the open section has this name. */
export const selectSectionActor =
  <Name extends Section>(name: Name) =>
  ({ context: { section } }: PropertySnapshot): SectionRefs[Name] | null =>
    section?.name === name ? (section.actor as SectionRefs[Name]) : null
export const selectHasLoadFailed = (property: PropertySnapshot) => property.hasTag('loadFailed')
export const selectIsFailed = (property: PropertySnapshot) => property.hasTag('failed')
export const selectIsUnknown = (property: PropertySnapshot) => property.context.error?.status === 404
export const selectMessage = (property: PropertySnapshot) =>
  property.context.error ? selectionMessage(property.context.error) : null
