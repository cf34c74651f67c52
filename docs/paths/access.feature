Feature: access

  @7.calls.permissions @8.default-texts
  Scenario: access.shortest.denied
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 403
    Then the access is in denied

  @1.application-context @3.permissions.loaded @3.permissions.held @6.rules @6.stale-time @7.client.base-path @7.client.app-context @7.responses @7.calls.permissions @9.stale-time
  Scenario: access.shortest.known.refreshing
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing

  @1.application-context @2.guard.loader @2.layout.loader @3.permissions.loaded @3.permissions.held @6.rules @7.client.base-path @7.client.app-context @7.responses @7.calls.permissions @8.default-texts
  Scenario: access.tour.loading
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 500
    Then the access is in denied
    When press the button “Retry”
    Then the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh

  @1.application-context @2.guard.loader @2.layout.loader @3.permissions.loaded @3.permissions.held @6.rules @6.stale-time @7.client.base-path @7.client.app-context @7.responses @7.calls.permissions @8.default-texts
  Scenario: access.tour.loading-2
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the connection breaks during GET v1/user_management/access_control/user/permissions
    Then the access is in denied
    When press the button “Retry”
    Then the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 403
    Then the access is in denied
    When press the button “Retry”
    Then the access is in loading
    When 30 seconds pass
    Then the access is in denied
    When come back to the window
    Then the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh

  @2.guard.loader @6.stale-time @7.calls.permissions @8.default-texts
  Scenario: access.tour.loading-3
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 403
    Then the access is in denied
    When come back to the window
    Then the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 403
    Then the access is in denied

  @1.application-context @1.permission-based @2.menu.home @2.menu.users-management @2.menu.bookings @2.menu.hotel-management @2.menu.products @2.menu.transportation @2.menu.payments @2.menu.autogate @2.menu.golf @2.menu.access-pass @2.menu.sms @2.menu.properties @3.permissions.loaded @3.permissions.held @6.rules @6.menu @6.stale-time @6.roles @7.client.base-path @7.client.app-context @7.client.bearer @7.responses @7.calls.permissions @9.stale-time
  Scenario: access.tour.known.fresh
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When the server refuses GET v1/user_management/access_control/user/permissions with 403
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing

  @1.application-context @3.permissions.loaded @3.permissions.held @6.rules @6.stale-time @7.client.base-path @7.client.app-context @7.responses @7.calls.permissions @9.stale-time
  Scenario: access.tour.known.refreshing
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When the server refuses GET v1/user_management/access_control/user/permissions with 500
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When the connection breaks during GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When 30 seconds pass
    Then the access is in known.fresh
