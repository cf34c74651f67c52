/*
 * Height of the notices at the bottom of the window, measured by `NoticeList`. Other bottom-aligned elements stay
 * above it.
 */

export const noticesHeightVariable = '--notices'
export const noticesHeight = `var(${noticesHeightVariable}, 0px)`
