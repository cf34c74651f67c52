/** Tells for a project whether Vitest's arguments ask for it: all are, unless some are named. */
export function projectsAsked(args) {
  const named = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)]
    return arg === '--project' && args[index + 1] ? [args[index + 1]] : []
  })
  return (project) => named.length === 0 || named.some((name) => name.startsWith('!') || matches(name, project))
}

const matches = (pattern, project) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(project)
