import type { MachineCorpus } from './corpus.ts'
import type { CoverageKind } from './covered-items.ts'

/** Why a part of a machine is never replayed in the app. */
interface NotReplayedReason {
  /** Names of states, transitions and guard outcomes. */
  pattern: RegExp
  why: string
}

/**
 * Parts that no user action on the page can trigger; only tests of the machine prove them. Everything else must be replayed, or the
 * check fails.
 */
const notReplayedReasons: readonly NotReplayedReason[] = [
  {
    pattern:
      /^(\w+(\.(dialog|bulk|propertyTypeForm))?\.open|roomBlock\.choosing|setUp\.(duplicating|copying\.chosen)) on xstate\.error\.actor\.(dialog|form|bulk|propertyTypeForm|report|duplicate|copy) /,
    why: 'Only a defect in the machine of a dialog or form triggers it. The dialog closes and the screen stays.',
  },
  {
    pattern: /^setUp(\.hidden$|\.(hidden|duplicating) on (location\.changed|property\.duplicated|xstate\.done))/,
    why: 'The section starts with its address, and ends when another property or the list replaces it. What is pressed is replayed as `duplicate`, and the whole way is in test/e2e/set-up.e2e.test.ts.',
  },
  {
    pattern: /^setUp\.(steps on location\.changed \[isSteps\]|copying on location\.changed \[isSameCopy\]) → itself/,
    why: 'The address is reported again without a change; no user action does that alone.',
  },
  {
    pattern: /^inlineEdit\b|^\w+Tab on (edit\.\w+|xstate\.(done|error)\.actor\.edit) /,
    why: 'The form within decides, and is replayed as the form of its record. The tab has no state of its own for it. test/screens/inline-edit.test.tsx and test/e2e/inline-edit.e2e.test.ts make these transitions on the page, over the real API.',
  },
  {
    pattern: /^calendar-event-stream/,
    why: 'The stream is replayed as `housekeeping-event-stream`, from the same factory. The calendar shows no status of its stream; what the reports lead to is replayed in `calendar`.',
  },
  {
    pattern: /^copySources/,
    why: 'The query is replayed as `copyPreview`, from the same factory. It reads the property list, which every server has.',
  },
  {
    pattern:
      /^copyInventory\.editing on dialog\.closed|^copyInventory\.closed$|^setUp\.copying\.chosen on (inventory\.copied|xstate\.done)/,
    why: 'The form is left by a link. What the copy leads to is in test/e2e/set-up.e2e.test.ts.',
  },
  {
    pattern: /^accountingMonths/,
    why: 'The query is replayed as `accountingReport`, from the same factory. What its answer leads to is replayed in `periods`; its states are shown by test/e2e/steps/period-screens.ts.',
  },
  {
    pattern: /^(reportSchedules|schedules|scheduleChange)\b/,
    why: 'A schedule has no page in a fixed state: its next run is a time of tomorrow. test/screens/report-schedules.test.tsx makes these transitions on the page, over the real API; test/e2e/report-schedules.e2e.test.ts does the whole way by keyboard.',
  },
  {
    pattern: /^(activityEntries|dashboardFigures|groupFigures|setUpProgress|copyPreview)\.dormant/,
    why: 'Initial state of every query. These are requested as soon as their screen opens.',
  },
  {
    pattern:
      /^((productFormGuard|propertyFormGuard)\.open\.saved|problemReports\.(restoring|sending\.(sharing|removing))|leaving)$/,
    why: 'The machine leaves this state within the same step, so a replay cannot observe it.',
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
    why: 'In this case the button or field is disabled or absent. The guard is a second line of defence.',
  },
  {
    pattern: /^blocking\.dropped on always \[isWrong\] → blocking\.editing(: yes)?$/,
    why: "The chart doesn't allow a drop before today or a new first night of a blocking that has begun. The guard rejects other impossible nights.",
  },
  {
    pattern: /^blocking\.refused on change\.resumed \[isOver\]/,
    why: 'Nothing on the page resumes a change of a blocking that is over.',
  },
  {
    pattern: /^calendar\.rooms\.loading on query\.cancelled /,
    why: 'The Cancel button appears only once loading is slow.',
  },
  {
    pattern: /^import\.committing on import\.restarted /,
    why: 'No other file can be chosen while rows are written.',
  },
  {
    pattern: /^password\.editing on password\.closed \[.*\]/,
    why: 'The password dialog of the first sign-in cannot be closed.',
  },
  {
    pattern: /^shell on link\.approached /,
    why: 'Pointing at a link is no step of a path, and nothing is read ahead during a replay (ADR 0051).',
  },
  {
    pattern: /^shell on screen\.ready /,
    why: 'Nothing is read early during a replay, so the first screen shows at once (ADR 0063).',
  },
  {
    pattern: /^properties on group\.loaded /,
    why: 'The screen of the figures brings the code of their machine. Their paths begin with it.',
  },
  {
    pattern: /^dashboardDetails/,
    why: 'The query is replayed as `dashboardFigures`, from the same factory. Its states beside the figures are in test/screens/dashboard-details.test.tsx.',
  },
  {
    pattern: /^groupLooks/,
    why: 'The query is replayed as `groupFigures`, from the same factory. It has no control of its own, and is hidden if it fails.',
  },
  {
    pattern: /^(shell|password\.closed) on password\.required /,
    why: 'Needs a second person who resets the password meanwhile. A replay has one person.',
  },
  {
    pattern: /^(people|peopleList|personForm|personFormGuard|personAction)\b/,
    why: 'The list and the form are replayed as `propertyList` and `propertyForm`, from the same factories. A link has another token each time. test/screens/people.test.tsx makes these transitions on the page, over the real API; test/e2e/people.e2e.test.ts does the whole way.',
  },
  {
    pattern: /^passwordLink\b/,
    why: 'Its actor starts with its page, outside the tree that a replay observes. test/screens/set-password.test.tsx uses it over the real API.',
  },
  {
    pattern: /^ownSessions\b/,
    why: 'Its actor starts with its dialog, outside the tree that a replay observes. The screen tests use it over the real API.',
  },
  {
    pattern:
      /^(secondStep|secondStepSetUp)\b|^session\.signedOut\.secondStep|^session\.signedOut.*(isStepAsked|secondStep\.left)/,
    why: 'A code is good for one sign-in within half a minute, so no page with it stands still. The screen tests make these transitions over the real API; test/e2e/second-step.e2e.test.ts does the whole way by keyboard.',
  },
  {
    pattern: /^shell on confirmation\.changed /,
    why: 'Shows the second step that a deletion waits for. test/screens/second-step.test.tsx does it over the real API.',
  },
  {
    pattern: /^listViews\b/,
    why: 'Its actor starts with the menu of a list, outside the tree that a replay observes. The screen tests use it over the real API.',
  },
  {
    pattern: /^shell on ((preferences|palette)\.(requested|loaded)|(inbox|people)\.loaded) /,
    why: 'Loads the code of the preferences, the search, the inbox and the people. Their paths begin with it.',
  },
  {
    pattern:
      /^inbox\.working\.panel\.open on entries\.shown \[hasUnreadShown\] → inbox\.working\.panel\.open\.marking: no$/,
    why: 'The paths of the inbox show an unread notice. test/screens/inbox.test.tsx opens one without.',
  },
  {
    pattern:
      /^preferences(: onDevice|\.onDevice|\.starting on always \[is|\.starting on always →|\.saving: refused|\.saving on .*\[isWithoutEndpoint\] → preferences\.onDevice)/,
    why: 'The server of a replay has the extension and answers every call of it. Browser tests replace its replies (ADR 0057).',
  },
  {
    pattern: /^preferences\.saving on (preference\.chosen |.*\[isOutdated\] → preferences\.saving)/,
    why: 'A replay answers the call of the second choice together with the first, so the state between them is not observed.',
  },
  {
    pattern: /^preferences on storage\.changed /,
    why: 'Needs a second tab. A browser test has one.',
  },
  {
    pattern: /^problemForm\.deciding on always (→ problemForm\.editing|\[hasSource\] → problemForm\.loading: no)/,
    why: 'The form edits a problem that exists; a new one is reported in another dialog.',
  },
  {
    pattern: /^problemList\.selection\./,
    why: 'The list of problems has no rows to tick.',
  },
  {
    pattern: /^problemList\.rows\.loading on .*\[isPastEnd\]/,
    why: 'The demonstration property has fewer problems than a page.',
  },
  {
    pattern:
      /^problemReports\.\S+ on xstate\.error\.actor\.0\.problemReports\.(restoring|sending\.(sharing|removing)) /,
    why: 'A storage that cannot be read is read as an empty one. The transition is a second line of defence.',
  },
  {
    pattern: /^problemReports\.offline on xstate\.done\.actor\.0\.problemReports\.offline /,
    why: 'No replay reloads the page without a network; test/e2e/offline-reload.e2e.test.ts does.',
  },
  {
    pattern: /^session\.signedOut on cookie\.changed \[isUser\]/,
    why: 'The cookie of an ended session is deleted before the machine watches cookies.',
  },
  {
    pattern: /^housekeeping-queue\.sending\.calling on storage\.changed \[isSettledElsewhere\]/,
    why: 'Two tabs send the queue in turn, so the other tab cannot settle the same change. A trial with two tabs did not trigger it.',
  },
  {
    pattern: /^housekeeping-rooms\.gathering on .*\[wantsMany\]/,
    why: 'Needs more changed rooms at once than the largest demonstration property has.',
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
    `${names.length} states, transitions and guard outcomes are checked on the machine only, because no user action can trigger them.`,
    'Everything else is replayed, or `npm test` fails.',
    '',
    ...reasons.flatMap(({ why, own }) => [why, '', ...own.map((name) => `- \`${name}\``), '']),
  ].join('\n')
}
