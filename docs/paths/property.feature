Feature: property

  Scenario: property.shortest.selected.open
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server answers GET v1/hotel_management/properties/property/*
    Then the property is in selected.opening
    When the server answers GET assets/activity-log.machine*
    Then the property is in selected.open

  Scenario: property.shortest.selected.loadFailed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server answers GET v1/hotel_management/properties/property/*
    Then the property is in selected.opening
    When the connection breaks during GET assets/activity-log.machine*
    Then the property is in selected.loadFailed

  @3.property.filters.bookable_status @7.calls.property.list.page @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.view
  Scenario: property.shortest.none
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server refuses GET v1/hotel_management/properties/property/* with 500
    Then the property is in failed
    When press the link “Properties” in the complementary “Side menu”
    Then the property is in none

  @3.property.prefix @7.calls.property.view @4.property.failed @8.property-failure
  Scenario: property.tour.selecting
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server refuses GET v1/hotel_management/properties/property/* with 403
    Then the property is in failed
    When press the button “Retry”
    Then the property is in selecting
    When the connection breaks during GET v1/hotel_management/properties/property/*
    Then the property is in failed
    When press the button “Retry”
    Then the property is in selecting
    When 30 seconds pass
    Then the property is in failed

  @3.property.prefix @7.calls.property.view
  Scenario: property.tour.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server refuses GET v1/hotel_management/properties/property/* with 500
    Then the property is in failed
    When press the link “Accounting Report”
    Then the property is in failed

  Scenario: property.tour.selected.loadFailed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server answers GET v1/hotel_management/properties/property/*
    Then the property is in selected.opening
    When the connection breaks during GET assets/activity-log.machine*
    Then the property is in selected.loadFailed
    When press the button “Retry”
    Then the property is in selected.opening
    When the connection breaks during GET assets/activity-log.machine*
    Then the property is in selected.loadFailed
    When press the link “Accounting Report”
    Then the property is in selected.open

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list
  Scenario: property.tour.selected.loadFailed-2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the property is in selecting
    When the server answers GET v1/hotel_management/properties/property/*
    Then the property is in selected.opening
    When the connection breaks during GET assets/activity-log.machine*
    Then the property is in selected.loadFailed
    When press the link “Properties” in the complementary “Side menu”
    Then the property is in none

  @3.property.filters.bookable_status @7.calls.property.list.page @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.property.list @7.calls.property.view @7.calls.facility_status
  Scenario: property.tour.selected.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the property is in selected.open
    When a second passes
    Then the property is in selected.open
    When press the link “Facility categories”
    Then the property is in selected.open
    When press the link “Activity Logs”
    Then the property is in selected.open
    When press the button “Switch property: *”, then press the option “Alpenrose Lodge*”
    Then the property is in selecting
    When the server answers GET v1/hotel_management/properties/property/*
    Then the property is in selected.open
    When press the link “Properties” in the complementary “Side menu”
    Then the property is in none

  @3.property.filters.bookable_status @7.calls.property.list.page @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.view
  Scenario: property.tour.none
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the property is in selected.open
    When press the link “Properties” in the complementary “Side menu”
    Then the property is in none
    When press the link “Casa Azul”
    Then the property is in selecting
