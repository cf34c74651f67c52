Feature: facilityTypeArea

  Scenario: facilityTypeArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypeArea is in flow.closed + undo.idle
    When press the button “Actions for Rowing boat”, then press the menuitem “Delete…”
    Then the facilityTypeArea is in flow.open + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.by-id @7.calls.facility_types.update @7.calls.facility_types.update-details @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status
  Scenario: facilityTypeArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypeArea is in flow.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the facilityTypeArea is in flow.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the facilityTypeArea is in flow.closed + undo.idle
    When press the link “Facility types” in the navigation “Products”
    Then the facilityTypeArea is in flow.closed + undo.idle
    When press the link “Twin”, then press the button “Save changes”, then press the button “Close Success”
    Then the facilityTypeArea is in flow.closed + undo.idle
    When press the button “Actions for Twin”, then press the menuitem “Move up”
    Then the facilityTypeArea is in flow.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.delete @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypeArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypeArea is in flow.closed + undo.idle
    When press the button “Actions for Rowing boat”, then press the menuitem “Delete…”
    Then the facilityTypeArea is in flow.open + undo.idle
    When press the button “Cancel”
    Then the facilityTypeArea is in flow.closed + undo.idle
    When press the button “Actions for Rowing boat”, then press the menuitem “Delete…”
    Then the facilityTypeArea is in flow.open + undo.idle
    When press the button “Delete “Rowing boat””, then press the button “Close Success”
    Then the facilityTypeArea is in flow.closed + undo.idle

  Scenario: facilityTypeArea.shortest.undo.undoing
    Given the facilityTypeArea alone, in flow.closed + undo.idle
    When undo requested
    Then the facilityTypeArea is in flow.closed + undo.undoing

  Scenario: facilityTypeArea.tour.flow.open-undo.idle.2
    Given the facilityTypeArea alone, in flow.closed + undo.idle
    When flow opened
    Then the facilityTypeArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the facilityTypeArea is in flow.closed + undo.idle

  Scenario: facilityTypeArea.tour.flow.closed-undo.undoing
    Given the facilityTypeArea alone, in flow.closed + undo.idle
    When undo requested
    Then the facilityTypeArea is in flow.closed + undo.undoing
    When undo done
    Then the facilityTypeArea is in flow.closed + undo.idle
    When undo requested
    Then the facilityTypeArea is in flow.closed + undo.undoing
    When undo failed
    Then the facilityTypeArea is in flow.closed + undo.idle
