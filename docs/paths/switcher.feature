Feature: switcher

  @2.menu.properties
  Scenario: switcher.shortest.open.pausing
    Given the switcher alone, in closed
    When switcher opened
    Then the switcher is in open.loading
    When query typed
    Then the switcher is in open.pausing

  @7.calls.property.list
  Scenario: switcher.shortest.open.ready
    Given the switcher alone, in closed
    When switcher opened
    Then the switcher is in open.loading
    When search done
    Then the switcher is in open.ready

  @7.calls.property.list
  Scenario: switcher.shortest.open.failed
    Given the switcher alone, in closed
    When switcher opened
    Then the switcher is in open.loading
    When search failed: 400 No
    Then the switcher is in open.failed

  @2.menu.properties
  Scenario: switcher.tour.closed
    Given the switcher alone, in closed
    When location changed
    Then the switcher is in closed

  @7.calls.property.list
  Scenario: switcher.tour.open.loading
    Given the switcher alone, in closed
    When switcher opened
    Then the switcher is in open.loading
    When location changed
    Then the switcher is in closed
    When switcher opened
    Then the switcher is in open.loading
    When switcher closed
    Then the switcher is in closed
    When switcher opened
    Then the switcher is in open.loading
    When property picked
    Then the switcher is in closed
    When switcher opened
    Then the switcher is in open.loading
    When search failed: 409 Stale
    Then the switcher is in open.failed
    When switcher retried
    Then the switcher is in open.loading
    When search failed: timed out
    Then the switcher is in open.failed
    When switcher retried
    Then the switcher is in open.loading
    When search failed: no connection
    Then the switcher is in open.failed

  @2.menu.properties
  Scenario: switcher.tour.open.pausing
    Given the switcher alone, in closed
    When switcher opened
    Then the switcher is in open.loading
    When query typed
    Then the switcher is in open.pausing
    When location changed
    Then the switcher is in closed
    When switcher opened
    Then the switcher is in open.loading
    When query typed
    Then the switcher is in open.pausing
    When switcher closed
    Then the switcher is in closed
    When switcher opened
    Then the switcher is in open.loading
    When query typed
    Then the switcher is in open.pausing
    When after typing pause
    Then the switcher is in open.loading
