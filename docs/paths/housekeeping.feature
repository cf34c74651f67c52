Feature: housekeeping

  @2.route.housekeeping
  Scenario: housekeeping.shortest.house.failed
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When rooms failed
    Then the housekeeping is in assignment.closed + house.failed + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.shortest.house.loading.long
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When rooms slow
    Then the housekeeping is in assignment.closed + house.loading.long + reason.closed + telling.quiet

  @1.manages.housekeeping
  Scenario: housekeeping.shortest.reason.open
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When event requested
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.open + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.shortest.assignment.open
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When house read
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When assignment opened
    Then the housekeeping is in assignment.open + house.ready + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.shortest.telling.gathering
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When house read
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When rooms reread
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.gathering

  @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.loading.brief-reason.closed-telling.quiet
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When location changed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When search changed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When network lost
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When network restored
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When rooms told
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When line changed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When line paused
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When line resumed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When kept changed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When queue changed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When queue retried
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When change answered
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When change refused
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When change settled
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.loading.brief-reason.closed-telling.quiet-2
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When change requested
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When undo requested
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When conflict dropped
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When conflict kept
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When selection toggled
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When selection replaced
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When selection cleared
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When results dismissed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When assignment opened
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.ready-reason.closed-telling.quiet
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When house read
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When rooms failed
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When rooms retried
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.failed-reason.closed-telling.quiet
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When rooms failed
    Then the housekeeping is in assignment.closed + house.failed + reason.closed + telling.quiet
    When rooms retried
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.loading.long-reason.closed-telling.quiet
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When rooms slow
    Then the housekeeping is in assignment.closed + house.loading.long + reason.closed + telling.quiet
    When rooms retried
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet

  @1.manages.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.loading.brief-reason.open-telling.quiet
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When event requested
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.open + telling.quiet
    When reason typed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.open + telling.quiet
    When reason confirmed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When event requested
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.open + telling.quiet
    When reason confirmed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.open + telling.quiet
    When reason closed
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.open-house.ready-reason.closed-telling.quiet
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When house read
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When assignment opened
    Then the housekeeping is in assignment.open + house.ready + reason.closed + telling.quiet
    When assignment toggled
    Then the housekeeping is in assignment.open + house.ready + reason.closed + telling.quiet
    When assignment confirmed
    Then the housekeeping is in assignment.open + house.ready + reason.closed + telling.quiet
    When assignment closed
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.ready-reason.closed-telling.gathering
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When house read
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When rooms reread
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.gathering
    When after gather
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet

  @1.manages.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-house.loading.brief-reason.closed-telling.quiet.2
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When location changed (1)
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When conflict kept
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When event requested (2)
    Then the housekeeping is in assignment.closed + house.loading.brief + reason.closed + telling.quiet

  @2.route.housekeeping
  Scenario: housekeeping.tour.assignment.open-house.ready-reason.closed-telling.quiet.2
    Given the housekeeping alone, in assignment.closed + house.loading.brief + reason.closed + telling.quiet
    When house read
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
    When assignment opened
    Then the housekeeping is in assignment.open + house.ready + reason.closed + telling.quiet
    When assignment confirmed
    Then the housekeeping is in assignment.closed + house.ready + reason.closed + telling.quiet
