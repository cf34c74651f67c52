import type { ItemResult } from '../../api/contract/reply.ts'
import * as paths from '../../paths.ts'
import type { BulkTask } from '../bulk/bulk.rules.ts'

/** Which part of the properties screen an address asks for; null is another screen. */
export function viewAt(pathname: string, search: string): paths.PropertiesView | null {
  return paths.parsePlace(pathname).name === 'properties' ? paths.parsePropertiesView(search) : null
}

/** The prefix a form view is about; null is a new property, undefined is no form. */
export function formPrefix(view: paths.PropertiesView | null): string | null | undefined {
  if (view?.name === 'new') return null
  return view?.name === 'edit' ? view.prefix : undefined
}

export const isSameSearch = <Search>(a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)

const done: Record<BulkTask, string> = {
  activate: 'activated',
  deactivate: 'deactivated',
  window: 'given new bookable dates',
  delete: 'deleted',
  deleteTypes: 'deleted',
}

/** "3 properties activated." or "2 of 3 properties activated; 1 refused." */
export function appliedText(task: BulkTask, results: ItemResult[]): string {
  const [one, many] = task === 'deleteTypes' ? ['property type', 'property types'] : ['property', 'properties']
  const ok = results.filter((result) => result.ok).length
  const noun = results.length === 1 ? one : many
  if (ok === results.length) return `${ok} ${noun} ${done[task]}.`
  return `${ok} of ${results.length} ${noun} ${done[task]}; ${results.length - ok} refused.`
}

/** Failures stay selected (quality.md, Reliability). */
export const failedIds = (results: ItemResult[]) => results.filter((result) => !result.ok).map((result) => result.id)
