import { setUp, type SetUpView } from './set-up.ts'

/* What an address of the set-up shows. Apart from set-up.ts, which the property list loads too. */

const views: readonly SetUpView[] = ['steps', 'duplicate', 'copy']

export const parseSetUpView = (search: string): SetUpView => {
  const view = new URLSearchParams(search).get('view')
  return views.find((one) => one === view) ?? 'steps'
}

/** URL of the copy of inventory to a property; without a source, it is still to be chosen. */
export const copyToProperty = (prefix: string, sourceId: number | null = null): string =>
  setUp(prefix, 'copy') + (sourceId === null ? '' : `&source=${sourceId}`)

/** Id of the property that inventory is copied from; null if none is chosen. */
export function parseCopySource(search: string): number | null {
  const source = new URLSearchParams(search).get('source') ?? ''
  return /^[1-9]\d{0,8}$/.test(source) ? Number(source) : null
}
