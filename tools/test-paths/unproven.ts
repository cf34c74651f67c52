/** Reasons, some of them shared by several requirements. */
const listOfPeople =
  'The list of people sends it, which is not replayed. Held by test/screens/people.test.tsx and test/server/users.test.ts.'
const inTheCookie =
  'What a cookie holds and how long is neither on the wire nor on the page. Held by test/unit/cookie-jar.test.ts.'
const inPixels = 'A size or colour is no word and no call; it is measured by the test beside it.'
const inData = 'A replay notes the words of the app; those of cards and tables are data. Held by the test beside it.'
const noCall = 'No call is made, and nothing is said. Held by test/machines/logout.test.ts.'

/**
 * Requirements that no replay proves by calls or texts, each with the reason. Requirements that are proven in the meantime must be
 * removed: `npm run paths` prints them, and the missing lines.
 */
export const unproven: Readonly<Record<string, string>> = {
  '2.layout.theme': inPixels,
  '2.dialog.error':
    'The server gives every failure a message; the default stands where another gives none. Held by test/screens/results.test.tsx.',
  '2.dialog.cancel': 'That a footer is absent is no word. Held by test/e2e/password.e2e.test.ts.',
  '2.dialog.illustrations': 'They are decorative, so no text describes them.',
  '2.dialog.password-width': inPixels,

  '2.problems.photos':
    'The pixels and the metadata of a photo are no words. Held by test/e2e/problem-photos.e2e.test.ts.',
  '2.problems.list': inData,
  '2.problems.marks': inData,
  '2.problems.log': inData,
  '2.problems.print': 'A replay prints nothing. Held by test/screens/problems.test.tsx.',

  '3.session.stored-whole': inTheCookie,
  '3.session.state': 'Session state is inside; what shows of it is proven as 4.login and 4.logout.',
  '3.user': 'The fields of a reply are read inside; held by test/unit/session-reply.test.ts.',
  '3.permissions.held': 'Held inside; what shows of them is the menu, proven as 3.permissions.loaded.',
  '3.property.selected': inTheCookie,
  '3.facility-status': 'Both are asked whole; no screen looks one up by its name yet.',
  '3.filter-state': 'That tick boxes are there is no word; the steps and states of each list hold it.',

  '4.permissions.cleared': 'Held inside; that nothing of the menu is left is proven as 4.logout.success.',
  '4.first-time.non-closable': 'That nothing closes it is no word. Held by test/e2e/password.e2e.test.ts.',
  '4.forced-logout.unauthenticated':
    'On the page, both 401 say the same: no sight tells them apart. Held by test/e2e/forced-logout.e2e.test.ts.',

  '6.menu': 'That an item is hidden is no word. Held by test/screens/guards.test.tsx and test/e2e/guards.e2e.test.ts.',

  '7.login.cookie': inTheCookie,
  '7.logout.no-cookie': noCall,
  '7.logout.no-token': noCall,
  '7.responses': 'How a reply is read is inside. Held by test/unit/session-reply.test.ts.',
  '7.calls.facility_status_category': 'It is asked without a name; no screen looks one up yet.',
  '7.calls.users.dont-paginate': 'The app reads people a page at a time. Held by test/server/users.test.ts.',
  '7.calls.users.roles': listOfPeople,
  '7.calls.users.departments': 'Nothing on the page sets it. Held by test/server/users.test.ts.',

  '9.session-cookie': inTheCookie,
  '9.property-cookie': inTheCookie,
  '9.password-length':
    'That seven characters are too few is no word of its own. Held by test/unit/password-rules.test.ts.',
  '9.menu-width': inPixels,
  '9.password-width': inPixels,
}
