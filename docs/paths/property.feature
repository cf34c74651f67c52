Feature: property

  @2.route.not-found @2.dialog.illustrations @3.property.prefix @4.property.failed @7.calls.property.view @8.property-failure
  Scenario: property.shortest.failed
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When fetch property failed: 400 No
    Then the property is in failed

  @2.route.under-construction @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.shortest.selected.plain
    Given the property alone, in none
    When location changed (2)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.plain

  @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.shortest.selected.unopened
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.opening
    When load section failed: 400 No
    Then the property is in selected.unopened

  @2.route.dashboard
  Scenario: property.tour.none
    Given the property alone, in none
    When location changed (3)
    Then the property is in none

  @2.route.not-found @2.dialog.illustrations @3.property.prefix @4.property.failed @7.calls.property.view @8.property-failure
  Scenario: property.tour.selecting
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When location changed (1)
    Then the property is in selecting
    When location changed (2)
    Then the property is in selecting
    When location changed (3)
    Then the property is in none
    When location changed (1)
    Then the property is in selecting
    When fetch property failed: 409 Stale
    Then the property is in failed
    When property retried
    Then the property is in selecting
    When fetch property failed: timed out
    Then the property is in failed
    When property retried
    Then the property is in selecting
    When fetch property failed: no connection
    Then the property is in failed

  @2.route.under-construction @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.tour.selected.opening
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.opening
    When load section done
    Then the property is in selected.opening
    When load section failed: 409 Stale
    Then the property is in selected.unopened
    When section retried
    Then the property is in selected.opening
    When load section failed: timed out
    Then the property is in selected.unopened
    When section retried
    Then the property is in selected.opening
    When load section failed: no connection
    Then the property is in selected.unopened
    When location changed (2)
    Then the property is in selected.unopened
    When section retried
    Then the property is in selected.opening
    When load section done
    Then the property is in selected.plain

  @2.route.under-construction @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.tour.selected.plain
    Given the property alone, in none
    When location changed (2)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.plain
    When location changed (1)
    Then the property is in selected.opening
    When location changed (2)
    Then the property is in selected.opening
    When load section done
    Then the property is in selected.plain
    When location changed (3)
    Then the property is in none
    When location changed (2)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.plain
    When after idle
    Then the property is in selected.plain

  @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.shortest.selected.open
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.open

  @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.tour.selected.open
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.open
    When location changed (1)
    Then the property is in selected.open
    When address followed
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.open
    When after idle
    Then the property is in selected.open

  @2.route.under-construction @3.property.prefix @3.property.selected @7.calls.property.view @9.property-cookie
  Scenario: property.tour.selected.open.2
    Given the property alone, in none
    When location changed (1)
    Then the property is in selecting
    When fetch property done
    Then the property is in selected.open
    When address followed (1)
    Then the property is in selected.open
    When address followed (2)
    Then the property is in selected.plain
    When location changed (1)
    Then the property is in selected.open
    When address followed (3)
    Then the property is in none
