import type { Page } from 'playwright-core'

/** A screen, a dialog or a state, and how to open it. */
export interface Screen {
  name: string
  account?: string
  path: string
  /** Sets up the answers to calls before the page opens. */
  prepare?: (page: Page) => Promise<unknown>
  /** The user's steps after the page has opened. */
  go?: (page: Page) => Promise<unknown>
  /** Text of a heading or control that shows that the screen is ready. */
  stands: string | RegExp
  /** Texts of attached files, which no language translates. */
  data?: readonly string[]
}

/** Screens that are reached differently at 320 px. */
export const wideOnly = new Set(['list, dates open', 'rooms, more filters'])
