Feature: app

  @2.route.login @2.layout.footer @9.version
  Scenario: app.shortest.start-running
    Given nobody is signed in and /login is open, so that the app is in running

  @2.route.not-found
  Scenario: app.named.not-found
    Given nobody is signed in and /not-found is open, so that the app is in running

  @2.route.not-found
  Scenario: app.named.unknown-address
    Given nobody is signed in and /hotel-management/nowhere is open, so that the app is in running
