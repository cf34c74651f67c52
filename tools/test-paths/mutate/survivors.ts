/** Why the mutants of one kind are accepted although no path detects them. */
interface Survivor {
  mutants: RegExp
  why: string
}

const forms = '(addonForm|facilityForm|facilityTypeForm|problemForm|propertyForm)'

/**
 * Equal: the mutant does the same as the machine. Without effect: the edge is taken where nothing is left for it to change;
 * another path of the walk would have to know more. Both are listed, one by one, in docs/mutation.md.
 */
const survivors: readonly Survivor[] = [
  {
    mutants: new RegExp(`^retarget: ${forms}\\.(deciding|loading) on .* → \\1\\.editing, now → \\1\\.checking$`),
    why: 'Equal: nothing has been checked yet, so `checking` finds no submission and is left for `editing` in the same step.',
  },
  {
    mutants: new RegExp(`^retarget: ${forms}\\.conflict on conflict\\.resolved .* now → \\1\\.submitting$`),
    why: 'Without effect: the merged draft of these models is never wrong, and what is not wrong is sent at once.',
  },
  {
    mutants: /^retarget: (addonBulkEdit|roomsBulkEdit)\.editing on bulkEdit\.reviewed \[isUntouched\]/,
    why: 'Equal: nothing is touched, so `checking` has nothing to send and is left for `editing` in the same step.',
  },
  {
    mutants: /^retarget: (productFormGuard|propertyFormGuard)\.open on xstate\.error\.actor\.form /,
    why: 'Equal where the address asks for no form: `deciding` is left for `closed` in the same step.',
  },
  {
    mutants: /^retarget: session\b.* → session\.signedIn, now → session\.restoring$/,
    why: 'Equal: the user is stored on the way, and `restoring` leads whoever has a user to `signedIn`.',
  },
  {
    mutants: /^retarget: calendar\.dialog\.open on xstate\.(done|error)\.actor\.dialog .* now → calendar\.dialog\.bar$/,
    why: 'Equal: no bar is stored, so `bar` is left for `closed` in the same step.',
  },
  {
    mutants: /^drop: blocking\.starting on always \[isUntouched\]/,
    why: 'Without effect: nothing is dropped where it was in these models. test/machines/calendar-blocking.test.ts does.',
  },
  {
    mutants: /^drop: calendar on (rooms\.read|minute\.passed) |^drop: calendar\.dialog\.open on change\.refused /,
    why: 'Without effect: the rooms that are read are as they were known, the day is still the same, and nothing lies where it was dropped.',
  },
  {
    mutants: /^retarget: calendar\.progress\.slow on /,
    why: 'Equal: `idle` leads on to `waiting` while something is unread, and `waiting` back to `idle` once it is read, in the same step.',
  },
  {
    mutants: /^(drop|negate): (calendar|housekeeping)-event-stream\.stream\.open on change\.received \[isEveryRoom\]/,
    why: 'Without effect on the machine alone: both branches lead to `live`, and whom they tell is replaced in the model. test/machines/housekeeping-event-stream.test.ts and calendar-event-stream.test.ts compare it.',
  },
  {
    mutants: /^drop: calendar-event-stream\.checks\.watching on xstate\.after\.soon\./,
    why: 'Without effect in the model: its path waits after a check that has already found the stream not live. test/machines/calendar-event-stream.test.ts opens one late.',
  },
  {
    mutants: /^retarget: housekeeping-rooms\.idle on always \[wantsAll\]/,
    why: 'Equal: `gathering` leads on to `loading` in the same step where all rooms are wanted.',
  },
  {
    mutants: /^drop: accounting on report\.answered |^drop: activityLog on entry\.focused /,
    why: 'Without effect on the machine alone: an answer of the child is needed to ask more, and the children do not run here; no entry is awaited. test/machines/accounting.test.ts and activity-log.test.ts have both.',
  },
  {
    mutants: /^retarget: \w+\.rows\.loading on .*\[isPastEnd\] → /,
    why: 'Equal in the scenario: the last page is asked for by its address, which leads to `loading` in the same step.',
  },
  {
    mutants:
      /^retarget: (\w+\.dialog\.open on dialog\.applied|accounting\.correcting on correction\.applied|activityLog\.undo\.open on undo\.(applied|refused)|problemEdit\.open on form\.saved) /,
    why: 'Equal in the scenario: whoever tells this is done, and its end closes it in the same step.',
  },
  {
    mutants: /^retarget: productFormGuard\.open on form\.savedMany \[isComplete\] /,
    why: 'Equal in the scenario: the address without a form follows in the same step, and closes it from either state.',
  },
  {
    mutants:
      /^retarget: (addonTypeDialog|amenityDialog|facilityCategoryDialog|propertyTypeForm)\.editing on field\.changed /,
    why: 'Without effect: after each change that is typed in the scenario `checking` finds something wrong, and leads back in the same step.',
  },
  {
    mutants:
      /^drop: (addOnsList\.download\.running on download|propertyList\.download\.running on download|activityExport\.reading on pages)\.progressed /,
    why: 'Without effect in the scenario: the file comes in one piece, and that it is all there follows in the same step. test/machines/list.test.ts and test/e2e/activity-log-export.e2e.test.ts count.',
  },
  {
    mutants: /^retarget: shell\.authorizing on always \[isElsewhere\] /,
    why: 'Equal in the scenario: judged again, the address is where it was sent to.',
  },
  {
    mutants: /^drop: shell on link\.approached → itself/,
    why: 'Without effect in the scenario: nothing is read ahead during a replay (ADR 0051).',
  },
  {
    mutants: /^retarget: housekeeping on .* now → housekeeping\.data\.ready$/,
    why: 'Without effect: on the page this happens once the rooms have come and every dialog is shut, and from there it leads back to where the machine is.',
  },
  {
    mutants: /^retarget: housekeeping\.data\.ready on rooms\.retried /,
    why: 'Equal in the scenario: what is asked for again is answered in the same step, which leads back to `ready`.',
  },
  {
    mutants: /^retarget: properties\.(bulk|propertyTypeForm)\.open on dialog\.applied /,
    why: 'Equal in the scenario: what has been applied is over in the same step.',
  },
  {
    mutants: /^drop: problemList\.selection\.shown on selection\.replaced /,
    why: 'Without effect: no problem is ticked, so the selection is empty before and after.',
  },
  {
    mutants: /^retarget: problemReports\.waiting on .* → problemReports\.idle, now → problemReports\.sending$/,
    why: 'Equal: whoever waits has a report, so `idle` leads on to `sending` in the same step.',
  },
  {
    mutants: /^retarget: problemReports\.sending\.sharing on .* now → problemReports\.sending\.calling$/,
    why: 'Equal: a report waits in these models, so `next` leads on to `calling` in the same step.',
  },
]

/** Why this survivor is accepted; null without an explanation. */
export const explanationOf = (mutant: string): string | null =>
  survivors.find(({ mutants }) => mutants.test(mutant))?.why ?? null

/** Explanations that match no survivor any more. */
export const obsoleteExplanations = (unnoticed: readonly string[]): string[] =>
  survivors.filter(({ mutants }) => !unnoticed.some((id) => mutants.test(id))).map(({ why }) => why)
