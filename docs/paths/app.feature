Feature: app

  @2.route.login @2.layout.footer @9.version
  Scenario: app.shortest.start-running
    Given nobody is signed in and /login is open, so that the app is in running
