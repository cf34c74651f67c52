/** Tells `watchReturn` that the person follows a link to the page that is open already: its data may be out of date. */
export const reportReopened = () => void globalThis.dispatchEvent(new Event('reopened'))
