Feature: amenityArea

  @2.route.products
  Scenario: amenityArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When press the button “Add amenity”
    Then the amenityArea is in flow.open + undo.idle

  @2.route.products
  Scenario: amenityArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When choose “25” in the combobox “Rows”
    Then the amenityArea is in flow.closed + undo.idle
    When press the link “Facility categories” in the navigation “Products”
    Then the amenityArea is in flow.closed + undo.idle

  @7.calls.amenities.delete
  Scenario: amenityArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityArea is in flow.closed + undo.idle
    When press the button “Add amenity”
    Then the amenityArea is in flow.open + undo.idle
    When press the button “Cancel”
    Then the amenityArea is in flow.closed + undo.idle
    When press the button “Add amenity”
    Then the amenityArea is in flow.open + undo.idle
    When type “Fireplace” into the textbox “Name” in the dialog “*”, then type “FIR” into the textbox “Code” in the dialog “*”, then press the button “Choose… Group”, then press the option “Comfort”, then press the button “Add”
    Then the amenityArea is in flow.closed + undo.idle

  @2.route.products
  Scenario: amenityArea.shortest.undo.undoing
    Given the amenityArea alone, in flow.closed + undo.idle
    When undo requested
    Then the amenityArea is in flow.closed + undo.undoing

  @2.route.products
  Scenario: amenityArea.tour.flow.closed-undo.idle.2
    Given the amenityArea alone, in flow.closed + undo.idle
    When area refreshed
    Then the amenityArea is in flow.closed + undo.idle
    When inventory changed
    Then the amenityArea is in flow.closed + undo.idle

  @2.route.products
  Scenario: amenityArea.tour.flow.open-undo.idle.2
    Given the amenityArea alone, in flow.closed + undo.idle
    When flow opened
    Then the amenityArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the amenityArea is in flow.closed + undo.idle

  @2.route.products
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
