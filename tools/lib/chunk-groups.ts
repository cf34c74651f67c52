/** The part of the bundler's module graph that this file uses. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

interface Group {
  name: string
  /** Absolute paths of the modules that the chunk is built for. */
  roots: readonly string[]
}

/** A package's index imports the whole package. The modules in use are reached by other imports, or left to the bundler. */
const barrel = /[\\/]react-aria(-components)?[\\/]dist[\\/]exports[\\/]index\.mjs$/

/** Modules that the first screen imports indirectly but doesn't use. The bundler puts them into the chunks of the code that uses them. */
const loadedLater = [
  'date-fns/addMonths.js',
  'date-fns/startOfISOWeek.js',
  'date-fns/startOfMonth.js',
  'date-fns/startOfWeek.js',
  'internationalized/number/dist/private/NumberFormatter.mjs',
  'internationalized/number/dist/private/NumberParser.mjs',
  'react-stately/dist/private/utils/number.mjs',
  'react-aria/dist/private/autocomplete/useAutocomplete.mjs',
  'react-aria/dist/private/focus/FocusScope.mjs',
  'react-aria/dist/private/focus/virtualFocus.mjs',
  'react-aria/dist/private/i18n/useNumberFormatter.mjs',
  'react-aria/dist/private/utils/keyboard.mjs',
]

const isLoadedLater = (id: string) => loadedLater.some((path) => id.replaceAll('\\', '/').endsWith(path))

/**
 * Names the chunk of a module. The static imports of the first group's roots make one file, what the second group's roots import in
 * addition makes another, and so on. By default the bundler makes a chunk of every shared module, and sixty small files cost a
 * visitor more than two (performance P1).
 */
export function chunkGroups(groups: readonly Group[]) {
  let members: Map<string, string> | undefined

  function walk(id: string, name: string, graph: ModuleGraph, into: Map<string, string>) {
    if (into.has(id) || barrel.test(id) || isLoadedLater(id)) return
    into.set(id, name)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported, name, graph, into)
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (!members) {
      members = new Map()
      for (const { name, roots } of groups) for (const root of roots) walk(root, name, graph, members)
    }
    return members.get(id) ?? null
  }
}
