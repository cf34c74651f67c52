Feature: propertyBulkAction

  @2.route.properties
  Scenario: propertyBulkAction.shortest.closed
    Given manager is signed in and /hotel-management/properties?keyword=house is open, so that the propertyBulkAction is in confirming
    When press the button “Cancel”
    Then the propertyBulkAction is in closed

  @3.property.filters.bookable_status @7.calls.property.list.page @7.calls.property.list.keyword @9.status-codes @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.update-status
  Scenario: propertyBulkAction.shortest.answered
    Given manager is signed in and /hotel-management/properties?keyword=house is open, so that the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_status
    Then the propertyBulkAction is in answered

  @9.status-codes @7.calls.property.update-status @2.route.properties
  Scenario: propertyBulkAction.shortest.refused
    Given manager is signed in and /hotel-management/properties?keyword=house is open, so that the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property_status with 422
    Then the propertyBulkAction is in refused

  @9.status-codes @7.calls.property.update-status @2.route.properties
  Scenario: propertyBulkAction.tour.confirming
    Given manager is signed in and /hotel-management/properties?keyword=house is open, so that the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property_status with 422
    Then the propertyBulkAction is in refused
    When press the button “Close Error”
    Then the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property_status with 422
    Then the propertyBulkAction is in refused
    When press the button “Close Error”
    Then the propertyBulkAction is in confirming
    When press the button “Cancel”
    Then the propertyBulkAction is in closed

  @9.status-codes @7.calls.property.update-status
  Scenario: propertyBulkAction.tour.submitting
    Given manager is signed in and /hotel-management/properties?keyword=house is open, so that the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property_status with 500
    Then the propertyBulkAction is in refused
    When press the button “Close Error”
    Then the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_property_status
    Then the propertyBulkAction is in refused
    When press the button “Close Error”
    Then the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When 30 seconds pass
    Then the propertyBulkAction is in refused

  @3.property.filters.bookable_status @7.calls.property.list.page @7.calls.property.list.keyword @9.status-codes @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.update-status @2.route.properties
  Scenario: propertyBulkAction.tour.answered
    Given manager is signed in and /hotel-management/properties?keyword=house is open, so that the propertyBulkAction is in confirming
    When press the button “Activate “Old Mint House””
    Then the propertyBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_status
    Then the propertyBulkAction is in answered
    When press the button “Close”
    Then the propertyBulkAction is in closed

  @7.calls.property.update-bookable-date @2.route.properties
  Scenario: propertyBulkAction.tour.confirming.2
    Given manager is signed in and /hotel-management/properties?keyword=mint is open, so that the propertyBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the propertyBulkAction is in confirming
    When type “01032030” into the spinbutton “day, Bookable from*”, then type “01042030” into the spinbutton “day, Bookable to*”
    Then the propertyBulkAction is in confirming
    When press the button “Save dates”
    Then the propertyBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property_bookable_date/ with 422
    Then the propertyBulkAction is in refused
    When press the button “Close Error”
    Then the propertyBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the propertyBulkAction is in confirming
    When press the button “Save dates”
    Then the propertyBulkAction is in confirming
    When type “01032030” into the spinbutton “day, Bookable from*”, then type “01042030” into the spinbutton “day, Bookable to*”
    Then the propertyBulkAction is in confirming
    When press the button “Cancel”
    Then the propertyBulkAction is in closed

  @2.route.properties
  Scenario: propertyBulkAction.tour.confirming-2
    Given manager is signed in and /hotel-management/properties?keyword=mint is open, so that the propertyBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the propertyBulkAction is in confirming
    When press the button “Save dates”
    Then the propertyBulkAction is in confirming
    When press the button “Save dates”
    Then the propertyBulkAction is in confirming
    When press the button “Cancel”
    Then the propertyBulkAction is in closed

  @3.property.filters.bookable_status @7.calls.property.list.page @7.calls.property.list.keyword @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.update-bookable-date @2.route.properties
  Scenario: propertyBulkAction.tour.submitting.2
    Given manager is signed in and /hotel-management/properties?keyword=mint is open, so that the propertyBulkAction is in confirming
    When press the button “Save dates”
    Then the propertyBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_bookable_date/
    Then the propertyBulkAction is in closed

  @3.property.filters.bookable_status @7.calls.property.list.page @7.calls.property.list.keyword @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.delete @2.route.properties
  Scenario: propertyBulkAction.named.deletion
    Given manager is signed in and /under-construction is open, so that the propertyBulkAction is in confirming
    When press the button “Delete “Quinta Nova””
    Then the propertyBulkAction is in submitting
    When the server answers DELETE v1/hotel_management/properties/property/*, then press the button “Close Success”
    Then the propertyBulkAction is in closed
