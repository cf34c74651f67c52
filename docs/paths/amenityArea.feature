Feature: amenityArea

  Scenario: amenityArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When press the button “New amenity”
    Then the amenityArea is in flow.open + undo.idle

  @7.calls.amenities.list @7.calls.facility_categories.list
  Scenario: amenityArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the amenityArea is in flow.closed + undo.idle
    When press the link “Facility categories” in the navigation “Products”
    Then the amenityArea is in flow.closed + undo.idle

  @3.amenity @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.create @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: amenityArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When press the button “New amenity”
    Then the amenityArea is in flow.open + undo.idle
    When press the button “Cancel”
    Then the amenityArea is in flow.closed + undo.idle
    When press the button “New amenity”
    Then the amenityArea is in flow.open + undo.idle
    When type “Fireplace” into the textbox “Name” in the dialog “*”, then type “FIR” into the textbox “Code” in the dialog “*”, then press the button “Choose… Group”, then press the option “Comfort”, then press the button “Create *”, then press the button “Close Success”
    Then the amenityArea is in flow.closed + undo.idle

  Scenario: amenityArea.shortest.undo.undoing
    Given the amenityArea alone, in flow.closed + undo.idle
    When undo requested
    Then the amenityArea is in flow.closed + undo.undoing

  Scenario: amenityArea.tour.flow.closed-undo.idle.2
    Given the amenityArea alone, in flow.closed + undo.idle
    When area refreshed
    Then the amenityArea is in flow.closed + undo.idle
    When inventory changed
    Then the amenityArea is in flow.closed + undo.idle

  Scenario: amenityArea.tour.flow.open-undo.idle.2
    Given the amenityArea alone, in flow.closed + undo.idle
    When flow opened
    Then the amenityArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the amenityArea is in flow.closed + undo.idle

  Scenario: amenityArea.tour.flow.closed-undo.undoing
    Given the amenityArea alone, in flow.closed + undo.idle
    When undo requested
    Then the amenityArea is in flow.closed + undo.undoing
    When undo done
    Then the amenityArea is in flow.closed + undo.idle
    When undo requested
    Then the amenityArea is in flow.closed + undo.undoing
    When undo failed
    Then the amenityArea is in flow.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.delete @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: amenityArea.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When press the button “Actions for Lake view”, then press the menuitem “Delete…*”
    Then the amenityArea is in flow.open + undo.idle
    When press the button “Delete “Lake view””, then press the button “Close Success”
    Then the amenityArea is in flow.closed + undo.idle
