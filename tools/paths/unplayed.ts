import type { MachineCorpus } from './corpus.ts'
import type { ProofKind } from './proofs.ts'

/** Why something of a machine is never replayed in the app. */
interface Unplayed {
  /** Names of states, transitions and guard outcomes. */
  what: RegExp
  why: string
}

const types = '(addonTypeArea|amenityArea|facilityCategoryArea)'
const added = '(amenityEntry|facilityCategoryEntry)'

/** What no person can bring about on the page, and the machine alone proves. Everything else is replayed, or the check fails. */
const unplayed: readonly Unplayed[] = [
  {
    what: /^\w+(\.(flow|bulk|naming))?\.open on xstate\.error\.actor\.(flow|form|bulk|naming) /,
    why: 'Only where the machine of a dialog or form itself goes down: a net beneath defects, so that the screen stays.',
  },
  {
    what: /^room-condition/,
    why: 'The rules of a room’s condition, drawn as a machine and asked as rules: no actor of it ever runs. Its answers show in `several rooms` and `condition`.',
  },
  {
    what: /^(activityEntries|dashboardFigures)(\.dormant| on reading\.dismissed )/,
    why: 'Part of every reading; these two are asked as soon as their screen stands, and nothing closes them.',
  },
  {
    what: /^(addonTypeArea|amenityArea|facilityCategoryArea|facilityTypeArea)\.undo\./,
    why: 'Part of every area of the inventory; in this one no change can be taken back.',
  },
  {
    what: new RegExp(`^${types} on area\\.refreshed `),
    why: 'Part of every area of the inventory; only what has a form on a page of its own is read again on the way back.',
  },
  {
    what: /^(addonArea|addonTypeArea|amenityArea|assetsArea|facilityCategoryArea|roomsArea) on inventory\.changed → itself$/,
    why: 'Part of every area of the inventory; only the order of room types tells its list that it has changed.',
  },
  {
    what: new RegExp(`^${added}\\.(stale|submitting on .*\\[isStale\\])`),
    why: 'Part of every small dialog; these only add, and nobody can change what does not exist yet.',
  },
  {
    what: /^(addonForm|facilityTypeForm|propertyForm)\.submitting on .*\[isInPart\]|^propertyEditor\.open on form\.savedEach/,
    why: 'Part of every form and editor; only rooms and assets are made several at a time.',
  },
  {
    what: /^((productEditor|propertyEditor)\.open\.saved|leaving)$/,
    why: 'Passed through within one step: the address bar answers at once, and no replay sees it between.',
  },
  {
    what: new RegExp(
      `^(${[
        'blocking\\.editing\\.known on change\\.confirmed \\[isWilling\\]',
        'condition\\.choosing on condition\\.confirmed \\[isPossible\\]',
        'status\\.editing\\.known on status\\.confirmed \\[isSomeWilling\\]',
        'password\\.editing on password\\.submitted \\[isComplete\\]',
        'housekeeping on conflict\\.kept \\[canKeep\\]',
        'housekeeping\\.assignment\\.closed on assignment\\.opened \\[hasRooms\\]',
        'housekeeping\\.assignment\\.open on assignment\\.confirmed \\[canAssign\\]',
        'import\\.(preview on import\\.confirmed|done on rest\\.retried) \\[hasWork\\]',
        'calendar\\.flow\\.closed on flow\\.opened \\[canOpen\\]',
        'facilityLookup\\.rooms on query\\.typed \\[isOfRooms\\]',
      ].join('|')}) → .*: no$`,
    ),
    why: 'The button or field is disabled or not there in exactly this case; the guard holds it should it ever be.',
  },
  {
    what: /^blocking\.dropped on always \[isWrong\] → blocking\.editing(: yes)?$/,
    why: 'The chart offers no drop before today, and a begun blocking keeps its first night: the guard holds other nights that cannot be.',
  },
  {
    what: /^blocking\.refused on change\.resumed \[isOver\]/,
    why: 'Once a blocking is over, nothing offers to resume what was refused.',
  },
  {
    what: /^calendar\.rooms\.loading on reading\.cancelled /,
    why: 'Cancel is offered only once it has become slow.',
  },
  {
    what: /^import\.committing on import\.restarted /,
    why: 'While rows are written, no other file can be chosen.',
  },
  {
    what: /^password\.editing on password\.closed \[.*\]/,
    why: 'The dialog of the first sign-in has nothing that would close it.',
  },
  {
    what: /^(console|password\.closed) on password\.required /,
    why: 'Only where someone else takes a password back while its owner works; a replay has one person.',
  },
  {
    what: /^session\.signedOut on cookie\.changed \[isUser\]/,
    why: 'The cookie of a session that has ended is gone before it is watched.',
  },
  {
    what: /^housekeeping-queue\.sending\.calling on kept\.changed \[isSettledElsewhere\]/,
    why: 'Two tabs share the queue by turns: a tab that sends keeps the other from settling the same. Tried with two tabs, it could not be brought about.',
  },
  {
    what: /^housekeeping-rooms\.gathering on .*\[wantsMany\]/,
    why: 'Takes more changed rooms at once than the largest house of the demonstration has.',
  },
]

const kinds = new Set<ProofKind>(['states', 'transitions', 'guardOutcomes'])

/** Of all machines, what no replayed path covers. */
export const notReplayed = (corpus: readonly MachineCorpus[]): string[] =>
  corpus.flatMap(({ coverage }) =>
    coverage
      .filter(({ kind }) => kinds.has(kind))
      .flatMap(({ all, replayed }) => all.filter((name) => !replayed.includes(name))),
  )

/** Why something is not replayed; null where nobody has said so. */
export const whyUnplayed = (name: string): string | null => unplayed.find(({ what }) => what.test(name))?.why ?? null

/** Reasons that nothing needs any more. */
export const needlessReasons = (names: readonly string[]): string[] =>
  unplayed.filter(({ what }) => !names.some((name) => what.test(name))).map(({ why }) => why)

/** The page that tells it. */
export function unplayedPage(corpus: readonly MachineCorpus[]): string {
  const names = notReplayed(corpus)
  const reasons = unplayed.map(({ why }) => ({ why, own: names.filter((name) => whyUnplayed(name) === why) }))
  return [
    '# What is not replayed in the app, and why',
    '',
    `${names.length} states, transitions and guard outcomes are proved on the machine alone, because nobody can bring them about on the page.`,
    'Everything else is replayed, or `npm test` fails.',
    '',
    ...reasons.flatMap(({ why, own }) => [why, '', ...own.map((name) => `- \`${name}\``), '']),
  ].join('\n')
}
