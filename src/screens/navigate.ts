import { navigate as write } from 'wouter/use-browser-location'

/** wouter's navigation; an address the person is at already is none, so that it adds no entry to the history. */
export const navigate: typeof write = (to, options) => {
  if (String(to) !== location.pathname + location.search) write(to, options)
}
