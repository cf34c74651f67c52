Feature: facilityBulkAction

  @2.route.products
  Scenario: facilityBulkAction.shortest.closed
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When press the button “Cancel”
    Then the facilityBulkAction is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-bookable-date
  Scenario: facilityBulkAction.shortest.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_asset_bookable_date with what this path needs
    Then the facilityBulkAction is in answered

  @7.calls.facilities.update-bookable-date
  Scenario: facilityBulkAction.shortest.refused
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_asset_bookable_date with 422
    Then the facilityBulkAction is in refused

  Scenario: facilityBulkAction.tour.confirming
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in confirming

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-bookable-date @2.route.products
  Scenario: facilityBulkAction.tour.submitting
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_asset_bookable_date
    Then the facilityBulkAction is in closed

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.facilities.update-bookable-date
  Scenario: facilityBulkAction.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_asset_bookable_date with 500
    Then the facilityBulkAction is in refused
    When press the button “Close Error”
    Then the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_asset_bookable_date
    Then the facilityBulkAction is in refused
    When press the button “Close Error”
    Then the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When 30 seconds pass
    Then the facilityBulkAction is in refused

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-bookable-date @2.route.products
  Scenario: facilityBulkAction.tour.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=103 is open, so that the facilityBulkAction is in confirming
    When press the button “Save dates”
    Then the facilityBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_asset_bookable_date with what this path needs
    Then the facilityBulkAction is in answered
    When press the button “Close”
    Then the facilityBulkAction is in closed
