Feature: connectivity

  @2.route.under-construction
  Scenario: connectivity.shortest.offline
    Given manager is signed in and /under-construction is open, so that the connectivity is in online
    When the network is lost
    Then the connectivity is in offline

  @6.stale-time @9.stale-time @2.route.under-construction
  Scenario: connectivity.tour.offline
    Given manager is signed in and /under-construction is open, so that the connectivity is in online
    When the network is lost
    Then the connectivity is in offline
    When the network is back
    Then the connectivity is in online
