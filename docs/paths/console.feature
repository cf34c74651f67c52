Feature: console

  @1.permission-based @2.route.root @2.route.entry @2.route.unauthorized @2.route.under-construction @2.route.not-found @2.guard.permission @2.dialog.illustrations @6.routes @6.unauthorized @7.calls.permissions
  Scenario: console.tour.waiting
    Given manager is signed in and /under-construction is open, so that the console is in waiting
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the console is in waiting
    When press the link “Back to the start”
    Then the console is in waiting

  @2.guard.loader
  Scenario: console.tour.waiting.2
    Given the console alone, in waiting
    When location changed
    Then the console is in waiting
