Feature: app

  @2.layout.footer
  Scenario: app.shortest.start-running
    Given nobody is signed in and /login is open, so that the app is in running
