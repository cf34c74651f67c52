Feature: catalogue

  @3.facility-status @7.client.bearer @7.responses @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.facility_status_category @7.calls.facility_status
  Scenario: catalogue.shortest.known
    Given the catalogue alone, in waiting
    When inventory changed
    Then the catalogue is in loading
    When fetch catalogue done
    Then the catalogue is in known

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.facility_status_category @7.calls.facility_status
  Scenario: catalogue.shortest.failed
    Given the catalogue alone, in waiting
    When inventory changed
    Then the catalogue is in loading
    When fetch catalogue failed: 400 No
    Then the catalogue is in failed

  @2.route.products
  Scenario: catalogue.tour.waiting
    Given the catalogue alone, in waiting
    When catalogue wanted
    Then the catalogue is in loading

  @2.route.products
  Scenario: catalogue.tour.waiting-2
    Given the catalogue alone, in waiting
    When after head
    Then the catalogue is in loading

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.facility_status_category @7.calls.facility_status
  Scenario: catalogue.tour.loading
    Given the catalogue alone, in waiting
    When inventory changed
    Then the catalogue is in loading
    When fetch catalogue failed: 409 Stale
    Then the catalogue is in failed
    When inventory changed
    Then the catalogue is in loading
    When fetch catalogue failed: timed out
    Then the catalogue is in failed
    When inventory changed
    Then the catalogue is in loading
    When fetch catalogue failed: no connection
    Then the catalogue is in failed

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.facility_status_category @7.calls.facility_status
  Scenario: catalogue.tour.failed
    Given the catalogue alone, in waiting
    When inventory changed
    Then the catalogue is in loading
    When fetch catalogue failed: 400 No
    Then the catalogue is in failed
    When catalogue retried
    Then the catalogue is in loading
