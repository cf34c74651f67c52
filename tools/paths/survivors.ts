/** Why the mutants of one kind may live though no path notices them. */
interface Survivor {
  mutants: RegExp
  why: string
}

const forms = '(addonForm|facilityForm|facilityTypeForm|propertyForm)'
const lists = '(addOnTypesList|addOnsList|amenitiesList|facilityCategoriesList|facilityTypesList|propertyTypeList)'

/**
 * Equal: the mutant does the same as the machine. Without effect: the edge is taken where nothing is left for it to change;
 * another path of the walk would have to know more. Both are listed, one by one, in docs/paths/mutations.md.
 */
const survivors: readonly Survivor[] = [
  {
    mutants: new RegExp(`^retarget: ${forms}\\.(deciding|loading) on .* → \\1\\.editing, now → \\1\\.checking$`),
    why: 'Equal: nothing has been checked yet, so `checking` finds no submission and is left for `editing` in the same step.',
  },
  {
    mutants: new RegExp(`^retarget: ${forms}\\.conflict on conflict\\.resolved .* now → \\1\\.submitting$`),
    why: 'Without effect: the merged draft of these walks is never wrong, and what is not wrong is sent at once.',
  },
  {
    mutants: new RegExp(`^drop: ${forms}\\.conflict on conflict\\.(chosen|allChosen) `),
    why: 'Without effect: in the conflict of these walks both have changed no field, so there is no side to choose. test/machines/property-form-conflict.test.ts has one.',
  },
  {
    mutants: new RegExp(`^drop: ${lists}\\.selection\\.shown on selection\\.replaced `),
    why: 'Without effect: the walk knows one row, and once the selection shows it is selected already.',
  },
  {
    mutants: /^retarget: (addonSeveral|several rooms)\.editing on several\.reviewed \[isUntouched\]/,
    why: 'Equal: nothing is touched, so `checking` has nothing to send and is left for `editing` in the same step.',
  },
  {
    mutants: /^retarget: (productEditor|propertyEditor)\.open on xstate\.error\.actor\.form /,
    why: 'Equal where the address asks for no form: `deciding` is left for `closed` in the same step.',
  },
  {
    mutants: /^retarget: session\b.* → session\.signedIn, now → session\.restoring$/,
    why: 'Equal: the user is stored on the way, and `restoring` leads whoever has a user to `signedIn`.',
  },
  {
    mutants: /^retarget: notices on (notice\.given|announcement\.made) /,
    why: 'Equal: whatever waits is spoken at once from `quiet`; only while something is being spoken would the gap be shorter.',
  },
  {
    mutants: /^drop: notices on notice\.dismissed /,
    why: 'Without effect: the walk dismisses a notice that is not there. test/machines/notices.test.ts has one that is.',
  },
  {
    mutants: /^drop: blocking\.starting on always \[isUntouched\]/,
    why: 'Without effect: nothing is dropped where it was on these walks. test/machines/calendar-blocking.test.ts does.',
  },
  {
    mutants: /^drop: calendar on (rooms\.read|minute\.passed) |^drop: calendar\.flow\.open on change\.refused /,
    why: 'Without effect: the rooms that are read are as they were known, the day is still the same, and nothing lies where it was dropped.',
  },
  {
    mutants: /^retarget: calendar\.patience\.slow on /,
    why: 'Equal: `calm` leads on to `waiting` while something is unread, and `waiting` back to `calm` once it is read, in the same step.',
  },
  {
    mutants: /^retarget: console on location\.changed /,
    why: 'Without effect on the machine alone: who hears of the address are its children, which do not run here; the paths on a stage show it on the page.',
  },
  {
    mutants: /^(drop|negate): housekeeping-line\.stream\.open on stream\.told \[isEveryRoom\]/,
    why: 'Without effect on the machine alone: both branches lead to `live`, and whom they tell is replaced on the walk. test/machines/housekeeping-line.test.ts compares it.',
  },
  {
    mutants: /^retarget: housekeeping-queue\.sending\.awaiting on turn\.given /,
    why: 'Equal: a turn is asked for only where something waits, so `next` leads on to `calling` in the same step.',
  },
  {
    mutants: /^retarget: housekeeping-rooms\.resting on always \[wantsAll\]/,
    why: 'Equal: `gathering` leads on to `loading` in the same step where all rooms are wanted.',
  },
  {
    mutants: /^retarget: property\.selected\.open on address\.followed \[isOpen\]/,
    why: 'Without effect on the machine alone: the walk knows one section, and what is followed there leads to another, which it opens as little.',
  },
  {
    mutants: /^drop: accounting on report\.answered |^drop: activityLog on entry\.focused /,
    why: 'Without effect on the machine alone: an answer of the child is needed to ask more, and the children do not run here; no entry is awaited. test/machines/accounting.test.ts and activity-log.test.ts have both.',
  },
  {
    mutants: /^drop: housekeeping(\.reason\.closed)? on (undo\.requested|results\.dismissed|event\.requested) /,
    why: 'Without effect: the walk asks this of no room, and no results are shown. test/machines/housekeeping.test.ts asks it of rooms.',
  },
  {
    mutants: /^retarget: \w+\.rows\.loading on .*\[isPastEnd\] → /,
    why: 'Equal on the stage: the last page is asked for by its address, which leads to `loading` in the same step.',
  },
  {
    mutants:
      /^retarget: (\w+\.flow\.open on flow\.applied|accounting\.correcting on correction\.applied|activityLog\.undo\.open on undo\.(applied|refused)) /,
    why: 'Equal on the stage: whoever tells this is done, and its end closes it in the same step.',
  },
  {
    mutants: /^retarget: productEditor\.open on form\.savedEach \[isComplete\] /,
    why: 'Equal on the stage: the address without a form follows in the same step, and closes it from either state.',
  },
  {
    mutants: /^retarget: (addonTypeEntry|naming)\.editing on field\.changed /,
    why: 'Without effect: after each change that is typed on the stage `checking` finds something wrong, and leads back in the same step.',
  },
  {
    mutants:
      /^drop: (addOnsList\.download\.running on download|propertyList\.download\.running on download|activityExport\.reading on pages)\.progressed /,
    why: 'Without effect on the stage: the file comes in one piece, and that it is all there follows in the same step. test/machines/list.test.ts and test/e2e/activity-log-export.e2e.test.ts count.',
  },
  {
    mutants: /^drop: housekeeping-queue\.offline on change\.made /,
    why: 'Without effect: the change that is made on this path waits already. test/machines/housekeeping-offline.test.ts makes another one.',
  },
  {
    mutants: /^retarget: console\.judging on always \[isElsewhere\] /,
    why: 'Equal on the stage: judged again, the address is where it was sent to.',
  },
]

/** Why this survivor may live; null where nobody has said so. */
export const explanationOf = (mutant: string): string | null =>
  survivors.find(({ mutants }) => mutants.test(mutant))?.why ?? null
