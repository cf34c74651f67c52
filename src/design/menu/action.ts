export interface Action {
  id: string
  label: string
  icon?: string
  tone?: 'plain' | 'critical'
  /** It can be reached and read, not done: `note` says why (refused before it is tried). */
  isDenied?: boolean
  note?: string
  href?: string
}
