import { useContext } from 'react'
import { search } from '../../../design/icon/icons.css.ts'
import { Icon } from '../../../design/icon/Icon.tsx'
import { CollapsedContext } from './collapsed-context.ts'
import { item, itemLabel, searchItem } from './Sidebar.css.ts'

export interface SearchButtonProps {
  label: string
  /** In the syntax of `aria-keyshortcuts`: "Control+K". */
  shortcut: string
  onPress: () => void
}

/** The button of the search, above the groups. It is no item of a list, since every page has it. */
export const SearchButton = ({ label, shortcut, onPress }: SearchButtonProps) => (
  <button type="button" className={`${item} ${searchItem}`} aria-keyshortcuts={shortcut} onClick={onPress}>
    <Icon path={search} />
    {useContext(CollapsedContext) ? <span className={itemLabel}>{label}</span> : label}
  </button>
)
