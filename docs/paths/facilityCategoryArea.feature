Feature: facilityCategoryArea

  Scenario: facilityCategoryArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “New category”
    Then the facilityCategoryArea is in flow.open + undo.idle

  @7.calls.amenities.list @7.calls.facility_categories.list
  Scenario: facilityCategoryArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the facilityCategoryArea is in flow.closed + undo.idle

  @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facility_status
  Scenario: facilityCategoryArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “New category”
    Then the facilityCategoryArea is in flow.open + undo.idle
    When press the button “Cancel”
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “New category”
    Then the facilityCategoryArea is in flow.open + undo.idle
    When type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then press the button “Close Success”
    Then the facilityCategoryArea is in flow.closed + undo.idle

  Scenario: facilityCategoryArea.shortest.undo.undoing
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When undo requested
    Then the facilityCategoryArea is in flow.closed + undo.undoing

  Scenario: facilityCategoryArea.tour.flow.closed-undo.idle.2
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When area refreshed
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When inventory changed
    Then the facilityCategoryArea is in flow.closed + undo.idle

  Scenario: facilityCategoryArea.tour.flow.open-undo.idle.2
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When flow opened
    Then the facilityCategoryArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the facilityCategoryArea is in flow.closed + undo.idle

  Scenario: facilityCategoryArea.tour.flow.closed-undo.undoing
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When undo requested
    Then the facilityCategoryArea is in flow.closed + undo.undoing
    When undo done
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When undo requested
    Then the facilityCategoryArea is in flow.closed + undo.undoing
    When undo failed
    Then the facilityCategoryArea is in flow.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.delete @7.calls.facility_status
  Scenario: facilityCategoryArea.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “Actions for Annex”, then press the menuitem “Delete…*”
    Then the facilityCategoryArea is in flow.open + undo.idle
    When press the button “Delete “Annex””, then press the button “Close Success”
    Then the facilityCategoryArea is in flow.closed + undo.idle
