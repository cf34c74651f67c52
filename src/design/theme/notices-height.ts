/* What the notices take from the bottom of the window. `NoticeList` measures it; whatever else stands there stays above it. */

export const noticesHeightVariable = '--notices'
export const noticesHeight = `var(${noticesHeightVariable}, 0px)`
