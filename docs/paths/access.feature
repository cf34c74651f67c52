Feature: access

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.guard.loader @2.layout.loader
  Scenario: access.shortest.denied
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 503
    Then the access is in denied

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.route.under-construction @2.guard.loader @2.layout.side-menu @2.layout.greeting @2.layout.footer @2.layout.loader @3.permissions.loaded @4.user.restored @6.roles @9.version @2.menu.home @2.menu.users-management @2.menu.bookings @2.menu.hotel-management @2.menu.products @2.menu.transportation @2.menu.payments @2.menu.autogate @2.menu.golf @2.menu.access-pass @2.menu.sms @2.menu.properties
  Scenario: access.shortest.known.refreshing
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.route.under-construction @2.guard.loader @2.layout.side-menu @2.layout.greeting @2.layout.footer @2.layout.loader @3.permissions.loaded @4.user.restored @6.roles @9.version @2.menu.home @2.menu.users-management @2.menu.bookings @2.menu.hotel-management @2.menu.products @2.menu.transportation @2.menu.payments @2.menu.autogate @2.menu.golf @2.menu.access-pass @2.menu.sms @2.menu.properties
  Scenario: access.tour.loading
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the connection breaks during GET v1/user_management/access_control/user/permissions
    Then the access is in denied
    When press the button “Retry”
    Then the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.route.under-construction @2.guard.loader @2.layout.side-menu @2.layout.greeting @2.layout.footer @2.layout.loader @3.permissions.loaded @4.user.restored @6.roles @9.version @2.menu.home @2.menu.users-management @2.menu.bookings @2.menu.hotel-management @2.menu.products @2.menu.transportation @2.menu.payments @2.menu.autogate @2.menu.golf @2.menu.access-pass @2.menu.sms @2.menu.properties
  Scenario: access.tour.loading-2
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When 30 seconds pass
    Then the access is in denied
    When press the button “Retry”
    Then the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 503
    Then the access is in denied
    When come back to the window
    Then the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.guard.loader @2.layout.loader
  Scenario: access.tour.loading-3
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 503
    Then the access is in denied
    When come back to the window
    Then the access is in loading
    When the server refuses GET v1/user_management/access_control/user/permissions with 503
    Then the access is in denied

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.route.under-construction @2.guard.loader @2.layout.side-menu @2.layout.greeting @2.layout.footer @2.layout.loader @3.permissions.loaded @4.user.restored @6.roles @9.version @2.menu.home @2.menu.users-management @2.menu.bookings @2.menu.hotel-management @2.menu.products @2.menu.transportation @2.menu.payments @2.menu.autogate @2.menu.golf @2.menu.access-pass @2.menu.sms @2.menu.properties
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
    When the server refuses GET v1/user_management/access_control/user/permissions with 503
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing

  @1.application-context @6.rules @6.stale-time @9.stale-time @7.client.base-path @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.permissions @2.route.under-construction @2.guard.loader @2.layout.side-menu @2.layout.greeting @2.layout.footer @2.layout.loader @3.permissions.loaded @4.user.restored @6.roles @9.version @2.menu.home @2.menu.users-management @2.menu.bookings @2.menu.hotel-management @2.menu.products @2.menu.transportation @2.menu.payments @2.menu.autogate @2.menu.golf @2.menu.access-pass @2.menu.sms @2.menu.properties
  Scenario: access.tour.known.refreshing
    Given manager is signed in and /under-construction is open, so that the access is in loading
    When the server answers GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When the connection breaks during GET v1/user_management/access_control/user/permissions
    Then the access is in known.fresh
    When come back to the window
    Then the access is in known.refreshing
    When 30 seconds pass
    Then the access is in known.fresh

  Scenario: access.tour.loading.2
    Given the access alone, in loading
    When fetch access failed: 400 No
    Then the access is in denied

  Scenario: access.tour.known.refreshing.2
    Given the access alone, in loading
    When fetch access done
    Then the access is in known.fresh
    When access refreshed
    Then the access is in known.refreshing
    When fetch access failed: 400 No
    Then the access is in known.fresh
