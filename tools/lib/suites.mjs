const main = { vitest: ['!further-*'] }
/** WebKit, whose tests are named `further-…` too, has a step of its own. */
const further = { vitest: ['further-*'], isWithoutWebKit: true }
/** The tasks in WebKit, one engine at a time: no other test is busy beside it. */
const webKit = { vitest: ['further-webkit'], isWebKit: true }
const replay = { replay: true }
/** The server tests in each version of Node. */
const versions = { vitest: ['server'], inEachNode: true }

/** The steps of each suite: the types, projects of Vitest by name, also in each version of Node, or the replay of all test paths. */
const suites = {
  /** `npm test` */
  main: [main],
  /** `npm run test:quick` */
  quick: [{ types: true }, { vitest: ['unit', 'machines', 'screens'] }],
  /** `npm run test:further`: everything that `npm test` leaves out. */
  further: [further, webKit, versions, replay],
  /** `npm run test:all` */
  all: [main, further, webKit, versions, replay],
}

const namesProject = (arg) => arg === '--project' || arg.startsWith('--project=')

/**
 * Splits the arguments of `tools/test.mjs` into the steps to run. Arguments after the suite select tests, so they go to Vitest and
 * no other step runs. Projects named there replace the projects of the suite.
 */
export function stepsOf(args) {
  const [first = '', ...rest] = args
  const name = first.startsWith('--suite=') ? first.slice('--suite='.length) : 'main'
  const chosen = first.startsWith('--suite=') ? rest : args
  const steps = suites[name]
  if (!steps) throw new Error(`There is no suite ${name}: ${Object.keys(suites).join(', ')}`)
  if (chosen.length === 0) return steps.map((step) => ({ ...step, args: argsOf(step.vitest) }))
  if (chosen.some(namesProject)) return [{ vitest: [], args: chosen }]
  const projects = [
    ...new Set(steps.flatMap(({ vitest = [], inEachNode, isWebKit }) => (inEachNode || isWebKit ? [] : vitest))),
  ]
  const isWhole = projects.includes('!further-*') && projects.includes('further-*')
  return [{ vitest: projects, args: [...(isWhole ? [] : argsOf(projects)), ...chosen] }]
}

const argsOf = (projects = []) => projects.flatMap((project) => ['--project', project])
