import { loadInTurn } from '../../on-demand/load-in-turn.ts'

/** Loads the code of several components, one after the other while the browser is idle. */
export const preloadInTurn = (components: readonly { preload: () => Promise<void> }[]) =>
  void loadInTurn(components.map(({ preload }) => preload))
