export interface Action {
  id: string
  label: string
  icon?: string
  tone?: 'plain' | 'critical'
  /** The action is focusable but can't be run; `note` gives the reason before it is tried. */
  isDenied?: boolean
  note?: string
  href?: string
}
