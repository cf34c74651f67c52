Feature: shell

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @2.route.entry @2.route.under-construction @2.guard.loader @2.layout.side-menu @2.layout.greeting @2.layout.footer @2.layout.loader @9.version
  Scenario: shell.tour.waiting
    Given manager is signed in and /under-construction is open, so that the shell is in waiting
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the shell is in waiting
    When press the link “Back to the start”
    Then the shell is in waiting

  @7.calls.permissions @2.guard.loader @2.layout.loader @2.dialog.custom-texts @4.password.result @8.password-success
  Scenario: shell.tour.waiting.2
    Given new is signed in and /under-construction is open, so that the shell is in waiting
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the shell is in waiting
    When type “Harbour-2027!” into the password “New password” in the dialog “Set Your Password”, then type “Harbour-2027!” into the password “Confirm password” in the dialog “Set Your Password”, then press the button “Update” in the dialog “Set Your Password”, then the server answers POST v1/user_management/users/change_password
    Then the shell is in waiting

  Scenario: shell.tour.waiting.3
    Given the shell alone, in waiting
    When location changed
    Then the shell is in waiting
    When password required
    Then the shell is in waiting

  @7.calls.permissions @2.route.unauthorized @2.guard.permission @2.guard.loader @2.layout.side-menu @2.layout.footer @2.layout.loader @6.unauthorized @9.version
  Scenario: shell.named.refused
    Given visitor is signed in and /hotel-management/properties is open, so that the shell is in waiting
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the shell is in waiting

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.permissions @1.permission-based @2.route.entry @2.route.unauthorized @2.guard.permission @2.guard.loader @2.layout.side-menu @2.layout.footer @2.layout.loader @6.routes @6.unauthorized @9.version
  Scenario: shell.named.refused-and-let-in
    Given accountant is signed in and /hotel-management/properties/harbour-view/products is open, so that the shell is in waiting
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the shell is in waiting
    When press the link “Back to the start”
    Then the shell is in waiting

  @7.calls.permissions @2.route.root @2.guard.loader @2.layout.side-menu @2.layout.footer @2.layout.loader @9.version
  Scenario: shell.named.root
    Given attendant is signed in and / is open, so that the shell is in waiting
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the shell is in waiting
