Feature: session

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.login @2.route.login @4.login.pending @4.login.failure @8.login-401
  Scenario: session.shortest.signedOut.refused
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 401
    Then the session is in signedOut.refused

  @3.property.filters.bookable_status @7.calls.property.list.page @1.application-context @9.default-page @9.bookable-status @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.loader @2.layout.loader
  Scenario: session.shortest.signedIn.shell.open
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the server answers GET assets/shell.machine*
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @2.route.login @2.guard.loader @2.layout.loader @2.layout.route-error @8.route-errors
  Scenario: session.shortest.signedIn.shell.loadFailed
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.login @2.route.login @2.guard.loader @2.layout.loader @4.login.pending
  Scenario: session.tour.signedOut.idle
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When open /login, then type “Welcome-2026!” into the password “Password”
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When open /login, then type “Welcome-2026!” into the password “Password”
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When open /login, then type “Welcome-2026!” into the password “Password”
    Then the session is in signedOut.idle
    When open /login, then type “Welcome-2026!” into the password “Password”
    Then the session is in signedOut.idle

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.login @2.route.login @2.guard.loader @2.layout.loader @4.login.pending @4.login.failure @4.user.status @6.deactivated @8.login-401 @8.login-403 @8.login-other
  Scenario: session.tour.signedOut.submitting
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 403
    Then the session is in signedOut.refused
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 500
    Then the session is in signedOut.refused
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 401
    Then the session is in signedOut.refused
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the connection breaks during POST v1/login
    Then the session is in signedOut.refused
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When 30 seconds pass
    Then the session is in signedOut.refused

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.login @2.route.login @2.guard.loader @2.layout.loader @4.login.pending @4.login.failure @8.login-401
  Scenario: session.tour.signedOut.submitting-2
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 401
    Then the session is in signedOut.refused
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.login.token @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.loader @2.layout.loader @4.login.pending @4.login.success
  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the server answers GET assets/shell.machine*
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.login.token @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.loader @2.layout.loader @2.layout.route-error @4.login.pending @8.route-errors
  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-2
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the server answers GET assets/shell.machine*
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.login.token @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.loader @2.layout.loader @2.layout.route-error @4.login.pending @8.route-errors
  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-3
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When press the button “Try again”
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When press the button “Try again”
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the server answers GET assets/shell.machine*
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.login @2.route.login @2.guard.loader @2.layout.loader @2.layout.route-error @4.login.pending @8.route-errors
  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-4
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When press the button “Try again”
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When the connection breaks during GET assets/shell.machine*
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When press the button “Try again”
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.login @2.route.login @2.guard.loader @2.layout.loader @4.login.pending @4.login.failure @8.login-401
  Scenario: session.tour.signedOut.refused
    Given nobody is signed in and /login is open, so that the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 401
    Then the session is in signedOut.refused
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.logout @7.calls.permissions @2.route.entry @2.guard.loader @2.layout.loader @2.menu.logout @4.logout.pending
  Scenario: session.shortest.signedIn.signOut.loggingOut
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.logout @7.login.token @7.logout.removes-cookie @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @2.menu.logout @2.menu.logout-clears @4.login.pending @4.logout.pending @4.logout.success @4.logout.failure @4.forced-logout.missing-cookie @4.forced-logout.token @8.logout-failure @8.forced-logout
  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the server refuses POST v1/logout with 503
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the server refuses POST v1/logout with 503
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.logout @7.login.token @7.logout.removes-cookie @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @2.menu.logout @2.menu.logout-clears @4.login.pending @4.logout.pending @4.logout.success @4.logout.failure @4.forced-logout.token @8.logout-failure @8.forced-logout
  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle-2
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the server refuses POST v1/logout with 503
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the server refuses POST v1/logout with 503
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.logout @7.logout.removes-cookie @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @2.menu.logout @2.menu.logout-clears @4.logout.success @4.forced-logout.token @8.forced-logout
  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle-3
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.logout @7.login.token @7.logout.removes-cookie @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @2.menu.logout @2.menu.logout-clears @4.login.pending @4.logout.pending @4.logout.success @4.forced-logout.token @8.forced-logout
  Scenario: session.tour.signedOut.idle.2
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the server answers POST v1/logout
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the server answers POST v1/logout
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.logout @7.login.token @7.logout.removes-cookie @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @2.menu.logout @2.menu.logout-clears @4.login.pending @4.logout.pending @4.logout.success @4.forced-logout.missing-cookie @4.forced-logout.token @8.forced-logout
  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.loggingOut
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When in another tab, sign out
    Then the session is in signedOut.idle
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When the connection breaks during POST v1/logout
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When 30 seconds pass
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When press the button “Logout”
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.login.token @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @4.login.pending @4.login.failure @4.forced-logout.missing-cookie @8.login-401
  Scenario: session.tour.signedOut.submitting.2
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 401
    Then the session is in signedOut.refused
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server answers POST v1/login
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @3.property.filters.bookable_status @7.calls.property.list.page @1.sign-in @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.login @7.login.token @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.login @2.guard.unauthenticated @2.guard.loader @2.layout.loader @4.login.pending @4.login.failure @4.forced-logout.missing-cookie @8.login-401
  Scenario: session.tour.signedOut.refused.2
    Given manager is signed in and /hotel-management/properties is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When in another tab, sign out
    Then the session is in signedOut.idle
    When type “manager@demo.example” into the textbox “Email”, then type “Welcome-2026!” into the password “Password”, then press the button “Sign in”
    Then the session is in signedOut.submitting
    When the server refuses POST v1/login with 401
    Then the session is in signedOut.refused
    When in another tab, frontdesk signs in
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @7.calls.change-password @2.guard.loader @2.layout.loader
  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle.2
    Given manager is signed in and /under-construction is open, so that the session is in signedIn.shell.open + signedIn.signOut.idle
    When from here on, GET v1/user_management/access_control/user/permissions is slow, then come back to the window, then press the button “Change Password”, then type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”, then type “Harbour-2027!” into the password “New password” in the dialog “Change Password”, then type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”, then press the button “Update” in the dialog “Change Password”, then press the button “Okay, thanks!”, then the server refuses GET v1/user_management/access_control/user/permissions with 401, then from here on, GET v1/user_management/access_control/user/permissions is quick again
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  Scenario: session.tour.signedOut.idle.3
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When login begun
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out done
    Then the session is in signedOut.idle
    When login begun
    Then the session is in signedOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle.2
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-2.2
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-3.2
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-4.2
    Given the session alone, in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-5
    Given the session alone, in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedOut.submitting.3
    Given the session alone, in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When login begun
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When login begun
    Then the session is in signedOut.submitting
    When log in failed: 400 No
    Then the session is in signedOut.refused
    When login submitted
    Then the session is in signedOut.submitting
    When login begun
    Then the session is in signedOut.submitting

  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle.3
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut

  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle-2.2
    Given the session alone, in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.loadFailed-signedIn.signOut.idle
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When cookie changed
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.loggingOut
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out done
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out done
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.loggingOut-2
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.loggingOut
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out done
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.loggingOut-3
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.loggingOut
    When shell retried
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedOut.refused.3
    Given the session alone, in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in failed: 400 No
    Then the session is in signedOut.refused
    When login begun
    Then the session is in signedOut.refused
    When login submitted
    Then the session is in signedOut.submitting

  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.loggingOut.2
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When log out done
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.open + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.loadFailed-signedIn.signOut.loggingOut
    Given the session alone, in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.loggingOut
    When log out done
    Then the session is in signedOut.idle
    When cookie changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When logout requested
    Then the session is in signedIn.shell.opening + signedIn.signOut.loggingOut
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.loggingOut
    When log out failed: 400 No
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle.3
    Given the session alone, in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When cookie changed (2)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (2)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (1)
    Then the session is in signedOut.idle
    When cookie changed (2)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (1)
    Then the session is in signedOut.idle
    When cookie changed (2)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When user changed
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (2)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (1)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedIn.shell.opening-signedIn.signOut.idle-2.3
    Given the session alone, in signedIn.shell.opening + signedIn.signOut.idle
    When load shell failed: Broken
    Then the session is in signedIn.shell.loadFailed + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (1)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle
    When cookie changed (2)
    Then the session is in signedIn.shell.opening + signedIn.signOut.idle

  Scenario: session.tour.signedOut.idle.4
    Given the session alone, in signedIn.shell.opening + signedIn.signOut.idle
    When session ended
    Then the session is in signedOut.idle
    When cookie changed (1)
    Then the session is in signedOut.idle

  Scenario: session.tour.signedIn.shell.open-signedIn.signOut.idle.4
    Given the session alone, in signedIn.shell.opening + signedIn.signOut.idle
    When load shell done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
    When cookie changed (1)
    Then the session is in signedOut.idle

  Scenario: session.tour.signedOut.submitting.4
    Given the session alone, in signedIn.shell.open + signedIn.signOut.idle
    When session ended (2)
    Then the session is in signedOut.idle
    When login submitted
    Then the session is in signedOut.submitting
    When login begun
    Then the session is in signedOut.submitting
    When log in done
    Then the session is in signedIn.shell.open + signedIn.signOut.idle
