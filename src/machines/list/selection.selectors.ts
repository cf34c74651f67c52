import { selectionText } from './list.rules.ts'
import type { AnyList } from './list.selectors.ts'

/** Number of selected records, in words. */
export const selectSelectionText = ({ context }: AnyList<{ id: number }, unknown>) =>
  selectionText(context.selected, context.page)
