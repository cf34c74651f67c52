Feature: catalogue

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: catalogue.shortest.known
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the catalogue is in waiting
    When 300 milliseconds pass
    Then the catalogue is in loading
    When the server answers GET v1/hotel_management/properties/facility_status_category
    Then the catalogue is in known

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: catalogue.shortest.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the catalogue is in waiting
    When 300 milliseconds pass
    Then the catalogue is in loading
    When the server refuses GET v1/hotel_management/properties/facility_status_category with 500
    Then the catalogue is in failed

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: catalogue.tour.waiting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the catalogue is in waiting
    When press the link “New facility type”
    Then the catalogue is in loading

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: catalogue.tour.loading
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the catalogue is in waiting
    When 300 milliseconds pass
    Then the catalogue is in loading
    When the server refuses GET v1/hotel_management/properties/facility_status_category with 403
    Then the catalogue is in failed
    When press the button “Retry”
    Then the catalogue is in loading
    When the connection breaks during GET v1/hotel_management/properties/facility_status_category
    Then the catalogue is in failed
    When press the button “Retry”
    Then the catalogue is in loading
    When 30 seconds pass
    Then the catalogue is in failed

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.by-id @7.calls.facility_types.update-details @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status
  Scenario: catalogue.tour.known
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the catalogue is in waiting
    When 300 milliseconds pass
    Then the catalogue is in loading
    When the server answers GET v1/hotel_management/properties/facility_status_category
    Then the catalogue is in known
    When press the link “Twin”, then press the button “Save changes”
    Then the catalogue is in loading
