/** Returns a predicate: does the Vitest command line run this project? All run, unless some are named or excluded. */
export function projectsAsked(args) {
  const named = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)]
    return arg === '--project' && args[index + 1] ? [args[index + 1]] : []
  })
  const excluded = named.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  const included = named.filter((name) => !name.startsWith('!'))
  return (project) =>
    (included.length === 0 || included.some((name) => matches(name, project))) &&
    !excluded.some((name) => matches(name, project))
}

const matches = (pattern, project) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(project)
