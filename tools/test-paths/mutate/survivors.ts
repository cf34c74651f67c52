/** Why the mutants of one kind are accepted although no path detects them. */
interface Survivor {
  mutants: RegExp
  why: string
}

const forms = '(addonForm|facilityForm|facilityTypeForm|personForm|problemForm|propertyForm)'

/**
 * Equal: the mutant does the same as the machine. Without effect: the path takes the transition where it changes nothing; only a
 * longer path could detect the mutant. docs/mutation.md lists each of them.
 */
const survivors: readonly Survivor[] = [
  {
    mutants: /^retarget: shell on .* → itself, now → shell\.authorizing$/,
    why: 'Equal: `authorizing` passes on the URL that the children have, and is left for `waiting` in the same step.',
  },
  {
    mutants: new RegExp(`^retarget: ${forms}\\.(deciding|loading) on .* → \\1\\.editing, now → \\1\\.checking$`),
    why: 'Equal: no draft has been checked yet, so `checking` finds no submission and is left for `editing` in the same step.',
  },
  {
    mutants: /^retarget: (duplicate|copyInventory)\.editing on field\.changed → itself, now → \1\.checking$/,
    why: 'Without effect: `checking` sends only what an earlier check has made, and in this model nothing is typed after a failed save.',
  },
  {
    mutants: new RegExp(`^retarget: ${forms}\\.conflict on conflict\\.resolved .* now → \\1\\.submitting$`),
    why: 'Without effect: the merged draft of these models is always valid, and a valid draft is sent at once.',
  },
  {
    mutants: /^drop: personForm\.conflict on conflict\.(chosen|allChosen) /,
    why: 'Without effect: no path of this model sends the merged account. The other forms, which share the code, detect it.',
  },
  {
    mutants: /^retarget: (addonBulkEdit|roomsBulkEdit)\.editing on bulkEdit\.reviewed \[isUntouched\]/,
    why: 'Equal: no field is touched, so `checking` sends nothing and is left for `editing` in the same step.',
  },
  {
    mutants: /^retarget: (personFormGuard|productFormGuard|propertyFormGuard)\.open on xstate\.error\.actor\.form /,
    why: 'Equal where the URL selects no form: `deciding` is left for `closed` in the same step.',
  },
  {
    mutants: /^retarget: session\b.* → session\.signedIn, now → session\.restoring$/,
    why: 'Equal: the transition stores the user, and `restoring` with a user leads to `signedIn` in the same step.',
  },
  {
    mutants: /^retarget: calendar\.dialog\.open on xstate\.(done|error)\.actor\.dialog .* now → calendar\.dialog\.bar$/,
    why: 'Equal: no bar is stored, so `bar` is left for `closed` in the same step.',
  },
  {
    mutants: /^drop: blocking\.starting on always \[isUntouched\]/,
    why: 'Without effect: in these models no bar is dropped at its old place. test/machines/calendar-blocking.test.ts covers it.',
  },
  {
    mutants: /^drop: calendar on (rooms\.read|minute\.passed) |^drop: calendar\.dialog\.open on change\.refused /,
    why: 'Without effect: the read rooms are the known ones, the day is the same, and no dropped bar is pending.',
  },
  {
    mutants: /^retarget: calendar\.progress\.slow on /,
    why: 'Equal: `idle` leads to `waiting` while nights are missing, and `waiting` to `idle` once all are loaded, in the same step.',
  },
  {
    mutants: /^(drop|negate): (calendar|housekeeping)-event-stream\.stream\.open on change\.received \[isEveryRoom\]/,
    why: 'Without effect on the machine alone: both branches lead to `live`, and the model replaces the actor that receives their events. test/machines/housekeeping-event-stream.test.ts and calendar-event-stream.test.ts cover it.',
  },
  {
    mutants: /^drop: calendar-event-stream\.checks\.watching on xstate\.after\.soon\./,
    why: 'Without effect in the model: an earlier check on its path has already found that the stream is down. In test/machines/calendar-event-stream.test.ts a stream opens late.',
  },
  {
    mutants: /^retarget: housekeeping-rooms\.idle on always \[wantsAll\]/,
    why: 'Equal: `gathering` leads to `loading` in the same step if all rooms are requested.',
  },
  {
    mutants: /^drop: accounting on report\.answered |^drop: activityLog on entry\.focused /,
    why: 'Without effect on the machine alone: the request depends on a reply of a child, and children do not run here; no entry waits for the focus. test/machines/accounting.test.ts and activity-log.test.ts cover both.',
  },
  {
    mutants: /^retarget: \w+\.rows\.loading on .*\[isPastEnd\] → /,
    why: 'Equal in the scenario: the URL of the last page leads to `loading` in the same step.',
  },
  {
    mutants:
      /^retarget: (\w+\.dialog\.open on dialog\.applied|accounting\.correcting on correction\.applied|activityLog\.undo\.open on undo\.(applied|refused)|problemEdit\.open on form\.saved) /,
    why: 'Equal in the scenario: the sender stops in the same step, which closes it from either state.',
  },
  {
    mutants: /^retarget: productFormGuard\.open on form\.savedMany \[isComplete\] /,
    why: 'Equal in the scenario: the URL without a form follows in the same step, and closes it from either state.',
  },
  {
    mutants:
      /^retarget: (addonTypeDialog|amenityDialog|facilityCategoryDialog|propertyTypeForm)\.editing on field\.changed /,
    why: 'Without effect: each change in the scenario leaves the draft invalid, so `checking` leads back in the same step.',
  },
  {
    mutants: /^drop: (\w+List\.download\.running on download|activityExport\.reading on pages)\.progressed /,
    why: 'Without effect in the scenario: the file arrives in one piece, so its end follows in the same step. test/machines/list-requests.test.ts and test/e2e/activity-log-export.e2e.test.ts check the progress.',
  },
  {
    mutants: /^retarget: shell\.authorizing on always \[isElsewhere\] /,
    why: 'Equal in the scenario: the URL already is the one that the transition requests.',
  },
  {
    mutants: /^drop: shell on link\.approached → itself/,
    why: 'Without effect in the scenario: nothing is read ahead during a replay (ADR 0051).',
  },
  {
    mutants: /^retarget: housekeeping on .* now → housekeeping\.data\.ready$/,
    why: 'Without effect: in the app this happens only with loaded rooms and no open dialog, and the transition then leads to the current state.',
  },
  {
    mutants: /^retarget: housekeeping\.data\.ready on rooms\.retried /,
    why: 'Equal in the scenario: the repeated request is answered in the same step, which leads back to `ready`.',
  },
  {
    mutants: /^retarget: properties\.(bulk|propertyTypeForm)\.open on dialog\.applied /,
    why: 'Equal in the scenario: the dialog that has applied its change ends in the same step.',
  },
  {
    mutants: /^retarget: problemReports\.waiting on .* → problemReports\.idle, now → problemReports\.sending$/,
    why: 'Equal: a report is queued in `waiting`, so `idle` leads to `sending` in the same step.',
  },
  {
    mutants: /^retarget: problemReports\.sending\.sharing on .* now → problemReports\.sending\.calling$/,
    why: 'Equal: a report is queued in these models, so `next` leads to `calling` in the same step.',
  },
]

/** Why this survivor is accepted; null without an explanation. */
export const explanationOf = (mutant: string): string | null =>
  survivors.find(({ mutants }) => mutants.test(mutant))?.why ?? null

/** Explanations that match no survivor any more. */
export const obsoleteExplanations = (unnoticed: readonly string[]): string[] =>
  survivors.filter(({ mutants }) => !unnoticed.some((id) => mutants.test(id))).map(({ why }) => why)
