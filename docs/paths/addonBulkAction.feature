Feature: addonBulkAction

  Scenario: addonBulkAction.shortest.closed
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Cancel”
    Then the addonBulkAction is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonBulkAction.shortest.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon with what this path needs
    Then the addonBulkAction is in answered

  @1.manages.addons @7.calls.addons.update
  Scenario: addonBulkAction.shortest.refused
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkAction is in refused

  @1.manages.addons @7.calls.addons.update
  Scenario: addonBulkAction.tour.confirming
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the addonBulkAction is in confirming
    When type “01032030” into the spinbutton “day, Bookable from*”, then type “01042030” into the spinbutton “day, Bookable to*”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkAction is in refused
    When press the button “Close Error”
    Then the addonBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in confirming
    When type “01032030” into the spinbutton “day, Bookable from*”, then type “01042030” into the spinbutton “day, Bookable to*”
    Then the addonBulkAction is in confirming
    When press the button “Cancel”
    Then the addonBulkAction is in closed

  Scenario: addonBulkAction.tour.confirming-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When type “01042030” into the spinbutton “day, Bookable from*”, then type “01032030” into the spinbutton “day, Bookable to*”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in confirming
    When press the button “Cancel”
    Then the addonBulkAction is in closed

  @1.manages.addons @7.calls.addons.update
  Scenario: addonBulkAction.tour.confirming-3
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkAction is in refused
    When press the button “Close Error”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkAction is in refused
    When press the button “Close Error”
    Then the addonBulkAction is in confirming
    When press the button “Cancel”
    Then the addonBulkAction is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonBulkAction.tour.submitting
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonBulkAction is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.update
  Scenario: addonBulkAction.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonBulkAction is in refused
    When press the button “Close Error”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_addon
    Then the addonBulkAction is in refused
    When press the button “Close Error”
    Then the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When 30 seconds pass
    Then the addonBulkAction is in refused

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonBulkAction.tour.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkAction is in confirming
    When press the button “Save dates”
    Then the addonBulkAction is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon with what this path needs
    Then the addonBulkAction is in answered
    When press the button “Close”
    Then the addonBulkAction is in closed
