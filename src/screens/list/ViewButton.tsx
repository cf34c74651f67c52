import { MenuOpener, type MenuOpenerProps } from './MenuOpener.tsx'
import { phrase } from '../../phrases/phrase.ts'

export type ViewButtonProps = Pick<MenuOpenerProps, 'renderMenu'>

/** Opens the menu of stored views and columns (ADR 0067). */
export const ViewButton = ({ renderMenu }: ViewButtonProps) => (
  <MenuOpener size="s" renderMenu={renderMenu}>
    {phrase('list.view')}
  </MenuOpener>
)
