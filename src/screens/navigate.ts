import { navigate as write } from 'wouter/use-browser-location'

/** wouter's navigation. It ignores the current address, so that no duplicate history entry is added. */
export const navigate: typeof write = (to, options) => {
  if (String(to) !== location.pathname + location.search) write(to, options)
}
