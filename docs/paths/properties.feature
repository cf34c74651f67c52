Feature: properties

  @7.calls.property_types.delete
  Scenario: properties.shortest.bulk.open
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view

  @2.route.properties
  Scenario: properties.shortest.naming.open
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view

  @2.route.properties @7.calls.property_types.list
  Scenario: properties.shortest.types.known
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types done
    Then the properties is in bulk.closed + naming.closed + types.known + view

  @2.route.properties
  Scenario: properties.tour.bulk.closed-naming.closed-types.unknown-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When address followed
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When form saved
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @2.route.properties @7.calls.property_types.list
  Scenario: properties.tour.bulk.closed-naming.closed-types.loading-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types failed: 400 No
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types failed: 409 Stale
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types failed: timed out
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types failed: no connection
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @7.calls.property_types.delete @7.calls.property.delete
  Scenario: properties.tour.bulk.open-naming.closed-types.unknown-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When flow applied
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When bulk done
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When bulk failed: 400 No
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When bulk failed: 409 Stale
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When bulk failed: timed out
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When bulk failed: no connection
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @2.route.properties
  Scenario: properties.tour.bulk.closed-naming.open-types.unknown-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When flow applied
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When naming done
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When naming failed: 400 No
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When naming failed: 409 Stale
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When naming failed: timed out
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When naming failed: no connection
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @2.route.properties @7.calls.property_types.list
  Scenario: properties.tour.bulk.closed-naming.closed-types.known-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types done
    Then the properties is in bulk.closed + naming.closed + types.known + view
    When flow applied
    Then the properties is in bulk.closed + naming.closed + types.loading + view

  @2.route.properties @7.calls.property_types.list @7.calls.property_types.delete @7.calls.property.delete
  Scenario: properties.tour.bulk.open-naming.closed-types.known-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.loading + view
    When fetch types done
    Then the properties is in bulk.open + naming.closed + types.known + view
    When flow applied
    Then the properties is in bulk.open + naming.closed + types.loading + view

  @2.route.properties @7.calls.property_types.list
  Scenario: properties.tour.bulk.closed-naming.open-types.known-view
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.loading + view
    When fetch types done
    Then the properties is in bulk.closed + naming.open + types.known + view
    When flow applied
    Then the properties is in bulk.closed + naming.open + types.loading + view

  @2.route.properties
  Scenario: properties.tour.bulk.closed-naming.closed-types.unknown-view.2
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @2.route.properties @7.calls.property_types.list
  Scenario: properties.tour.bulk.closed-naming.closed-types.loading-view.2
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When location changed (2)
    Then the properties is in bulk.closed + naming.closed + types.loading + view
    When fetch types failed: 500 No
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @7.calls.property_types.delete
  Scenario: properties.tour.bulk.open-naming.closed-types.unknown-view.2
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + naming.closed + types.unknown + view
    When bulk failed: 500 No
    Then the properties is in bulk.closed + naming.closed + types.unknown + view

  @2.route.properties
  Scenario: properties.tour.bulk.closed-naming.open-types.unknown-view.2
    Given the properties alone, in bulk.closed + naming.closed + types.unknown + view
    When naming opened
    Then the properties is in bulk.closed + naming.open + types.unknown + view
    When naming failed: 500 No
    Then the properties is in bulk.closed + naming.closed + types.unknown + view
