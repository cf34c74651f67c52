import type { Plugin } from 'vite'

const user = /\/react-aria\/dist\/private\/radio\/useRadioGroup\.mjs$/

/**
 * Gives radio buttons a copy of the module of focus scopes. Of it they use one function, which walks through focusable elements, and
 * the bundler leaves out the rest of the copy. Otherwise the whole module, which only dialogs and popovers use, would be in the first
 * load of the property list: 1.7 kB of 175 (performance P1), which `npm run size` would find.
 */
export const treeWalkerAlone = (): Plugin => ({
  name: 'tree-walker-alone',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/focus\/FocusScope\.mjs$/ },
    async handler(source, importer, options) {
      if (!importer || !user.test(importer.replaceAll('\\', '/'))) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && `${resolved.id}?tree-walker`
    },
  },
})
