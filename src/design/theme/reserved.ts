/* What the notices take from the bottom of the window. `NoticeList` measures it; whatever else stands there stays above it. */

export const noticesName = '--notices'
export const noticesSpace = `var(${noticesName}, 0px)`
