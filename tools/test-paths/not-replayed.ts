import type { MachineCorpus } from './corpus.ts'
import type { CoverageKind } from './covered-items.ts'

/** Why a part of a machine is never replayed in the app. */
interface NotReplayedReason {
  /** Names of states, transitions and guard outcomes. */
  pattern: RegExp
  why: string
}

const types = '(addonTypesTab|amenitiesTab|facilityCategoriesTab)'
const added = '(amenityDialog|facilityCategoryDialog)'

/**
 * Parts that no user action on the page can trigger; only tests of the machine prove them. Everything else must be replayed, or the
 * check fails.
 */
const notReplayedReasons: readonly NotReplayedReason[] = [
  {
    pattern:
      /^\w+(\.(dialog|bulk|propertyTypeForm))?\.open on xstate\.error\.actor\.(dialog|form|bulk|propertyTypeForm) /,
    why: 'Only where the machine of a dialog or form itself goes down: a net beneath defects, so that the screen stays.',
  },
  {
    pattern: /^calendar-event-stream/,
    why: 'The stream is replayed as `housekeeping-event-stream`, from the same factory. The calendar shows no status of its stream; what the reports lead to is replayed in `calendar`.',
  },
  {
    pattern: /^(activityEntries|dashboardFigures)(\.dormant| on query\.dismissed )/,
    why: 'Part of every reading; these two are asked as soon as their screen stands, and nothing closes them.',
  },
  {
    pattern: /^(addonTypesTab|amenitiesTab|facilityCategoriesTab|facilityTypesTab)\.undo\./,
    why: 'Part of every area of the inventory; in this one no change can be taken back.',
  },
  {
    pattern: new RegExp(`^${types} on tab\\.refreshed `),
    why: 'Part of every area of the inventory; only what has a form on a page of its own is read again on the way back.',
  },
  {
    pattern:
      /^(addonsTab|addonTypesTab|amenitiesTab|assetsTab|facilityCategoriesTab|roomsTab) on inventory\.changed → itself$/,
    why: 'Part of every area of the inventory; only the order of room types tells its list that it has changed.',
  },
  {
    pattern: new RegExp(`^${added}\\.(stale|submitting on .*\\[isStale\\])`),
    why: 'Part of every small dialog; these only add, and nobody can change what does not exist yet.',
  },
  {
    pattern:
      /^(addonForm|facilityTypeForm|propertyForm)\.submitting on .*\[isPartial\]|^propertyFormGuard\.open on form\.savedMany/,
    why: 'Part of every form and editor; only rooms and assets are made several at a time.',
  },
  {
    pattern: /^((productFormGuard|propertyFormGuard)\.open\.saved|leaving)$/,
    why: 'Passed through within one step: the address bar answers at once, and no replay sees it between.',
  },
  {
    pattern: new RegExp(
      `^(${[
        'blocking\\.editing\\.previewed on change\\.confirmed \\[isAllowed\\]',
        'condition\\.choosing on condition\\.confirmed \\[isPossible\\]',
        'status\\.editing\\.previewed on status\\.confirmed \\[isSomeAllowed\\]',
        'password\\.editing on password\\.submitted \\[isComplete\\]',
        'housekeeping on conflict\\.kept \\[canKeep\\]',
        'housekeeping\\.assignment\\.closed on assignment\\.opened \\[hasRooms\\]',
        'housekeeping\\.assignment\\.open on assignment\\.confirmed \\[canAssign\\]',
        'import\\.(preview on import\\.confirmed|done on remainingRows\\.retried) \\[hasWork\\]',
        'calendar\\.dialog\\.closed on dialog\\.opened \\[canOpen\\]',
        'facilityLookup\\.rooms on query\\.typed \\[isOfRooms\\]',
      ].join('|')}) → .*: no$`,
    ),
    why: 'The button or field is disabled or not there in exactly this case; the guard holds it should it ever be.',
  },
  {
    pattern: /^blocking\.dropped on always \[isWrong\] → blocking\.editing(: yes)?$/,
    why: 'The chart offers no drop before today, and a begun blocking keeps its first night: the guard holds other nights that cannot be.',
  },
  {
    pattern: /^blocking\.refused on change\.resumed \[isOver\]/,
    why: 'Once a blocking is over, nothing offers to resume what was refused.',
  },
  {
    pattern: /^calendar\.rooms\.loading on query\.cancelled /,
    why: 'Cancel is offered only once it has become slow.',
  },
  {
    pattern: /^import\.committing on import\.restarted /,
    why: 'While rows are written, no other file can be chosen.',
  },
  {
    pattern: /^password\.editing on password\.closed \[.*\]/,
    why: 'The dialog of the first sign-in has nothing that would close it.',
  },
  {
    pattern: /^(shell|password\.closed) on password\.required /,
    why: 'Only where someone else takes a password back while its owner works; a replay has one person.',
  },
  {
    pattern: /^session\.signedOut on cookie\.changed \[isUser\]/,
    why: 'The cookie of a session that has ended is gone before it is watched.',
  },
  {
    pattern: /^housekeeping-queue\.sending\.calling on storage\.changed \[isSettledElsewhere\]/,
    why: 'Two tabs share the queue by turns: a tab that sends keeps the other from settling the same. Tried with two tabs, it could not be brought about.',
  },
  {
    pattern: /^housekeeping-rooms\.gathering on .*\[wantsMany\]/,
    why: 'Takes more changed rooms at once than the largest house of the demonstration has.',
  },
]

const kinds = new Set<CoverageKind>(['states', 'transitions', 'guardOutcomes'])

/** Everything that no replayed path covers, of all machines. */
export const notReplayed = (corpus: readonly MachineCorpus[]): string[] =>
  corpus.flatMap(({ coverage }) =>
    coverage
      .filter(({ kind }) => kinds.has(kind))
      .flatMap(({ all, replayed }) => all.filter((name) => !replayed.includes(name))),
  )

/** The reason why something is not replayed; null if there is none. */
export const whyNotReplayed = (name: string): string | null =>
  notReplayedReasons.find(({ pattern }) => pattern.test(name))?.why ?? null

/** Reasons that match nothing any more. */
export const obsoleteReasons = (names: readonly string[]): string[] =>
  notReplayedReasons.filter(({ pattern }) => !names.some((name) => pattern.test(name))).map(({ why }) => why)

/** The page that lists what is not replayed, with the reasons. */
export function notReplayedPage(corpus: readonly MachineCorpus[]): string {
  const names = notReplayed(corpus)
  const reasons = notReplayedReasons.map(({ why }) => ({
    why,
    own: names.filter((name) => whyNotReplayed(name) === why),
  }))
  return [
    '# What is not replayed in the app, and why',
    '',
    `${names.length} states, transitions and guard outcomes are proved on the machine alone, because nobody can bring them about on the page.`,
    'Everything else is replayed, or `npm test` fails.',
    '',
    ...reasons.flatMap(({ why, own }) => [why, '', ...own.map((name) => `- \`${name}\``), '']),
  ].join('\n')
}
