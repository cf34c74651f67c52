Feature: facilityCategoryArea

  @2.route.products
  Scenario: facilityCategoryArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “Add category”
    Then the facilityCategoryArea is in flow.open + undo.idle

  @2.route.products
  Scenario: facilityCategoryArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When choose “25” in the combobox “Rows”
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the facilityCategoryArea is in flow.closed + undo.idle

  @7.calls.facility_categories.delete
  Scenario: facilityCategoryArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “Add category”
    Then the facilityCategoryArea is in flow.open + undo.idle
    When press the button “Cancel”
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When press the button “Add category”
    Then the facilityCategoryArea is in flow.open + undo.idle
    When type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Add”
    Then the facilityCategoryArea is in flow.closed + undo.idle

  @2.route.products
  Scenario: facilityCategoryArea.shortest.undo.undoing
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When undo requested
    Then the facilityCategoryArea is in flow.closed + undo.undoing

  @2.route.products
  Scenario: facilityCategoryArea.tour.flow.closed-undo.idle.2
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When area refreshed
    Then the facilityCategoryArea is in flow.closed + undo.idle
    When inventory changed
    Then the facilityCategoryArea is in flow.closed + undo.idle

  @2.route.products
  Scenario: facilityCategoryArea.tour.flow.open-undo.idle.2
    Given the facilityCategoryArea alone, in flow.closed + undo.idle
    When flow opened
    Then the facilityCategoryArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the facilityCategoryArea is in flow.closed + undo.idle

  @2.route.products
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
